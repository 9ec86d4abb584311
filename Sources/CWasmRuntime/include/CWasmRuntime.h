/* What Embedded Swift asks of its surroundings, for wasm32 without an operating system. Empty on other machines. */
#ifndef PLUMB_WASM_RUNTIME_H
#define PLUMB_WASM_RUNTIME_H
#endif
