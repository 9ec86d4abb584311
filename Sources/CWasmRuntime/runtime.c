#include "CWasmRuntime.h"

#if defined(__wasm32__)

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

/* Allocator: free lists of blocks whose sizes are powers of two, from 16 bytes to 1 GiB. A block keeps its class in the
   16 bytes before it. Memory only grows; a page's engine lives as long as the page and its working set is small. */

enum { HEADER = 16, SMALLEST = 4, CLASSES = 27, PAGE = 65536 };

typedef struct free_block {
  struct free_block *next;
} free_block;

extern byte __heap_base;
static free_block *free_lists[CLASSES];
static byte *top;

static byte *take(size_t size) {
  if (!top) top = (byte *)(((size_t)&__heap_base + 15) & ~(size_t)15);
  size_t end = (size_t)top + size;
  size_t have = __builtin_wasm_memory_size(0) * (size_t)PAGE;
  if (end > have) {
    size_t pages = (end - have + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  byte *result = top;
  top += size;
  return result;
}

static void *allocate(size_t size) {
  size_t wanted = size + HEADER;
  unsigned class = 0;
  while (class < CLASSES && ((size_t)1 << (class + SMALLEST)) < wanted) class += 1;
  if (class >= CLASSES) return 0;
  byte *block;
  if (free_lists[class]) {
    block = (byte *)free_lists[class];
    free_lists[class] = free_lists[class]->next;
  } else {
    block = take((size_t)1 << (class + SMALLEST));
    if (!block) return 0;
  }
  *(unsigned *)block = class;
  return block + HEADER;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  /* Blocks are aligned to 16 bytes, which is the most that Swift asks for here. */
  if (alignment > 16) return 22;
  *result = allocate(size ? size : 1);
  return *result ? 0 : 12;
}

void *malloc(size_t size) { return allocate(size ? size : 1); }

void free(void *pointer) {
  if (!pointer) return;
  byte *block = (byte *)pointer - HEADER;
  unsigned class = *(unsigned *)block;
  ((free_block *)block)->next = free_lists[class];
  free_lists[class] = (free_block *)block;
}

void *memcpy(void *to, const void *from, size_t count) {
  byte *t = to;
  const byte *f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  byte *t = to;
  const byte *f = from;
  if (t < f) {
    while (count--) *t++ = *f++;
  } else {
    while (count--) t[count] = f[count];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  byte *t = to;
  while (count--) *t++ = (byte)value;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const byte *x = a, *y = b;
  for (; count; count--, x++, y++)
    if (*x != *y) return *x < *y ? -1 : 1;
  return 0;
}

/* Seeds hashing. No result may depend on it, so a constant is as good as chance. */
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 0x5A, count); }

/* 128-bit multiplication, which printing a Double uses. */
typedef struct {
  unsigned long long low, high;
} wide;

wide __multi3(unsigned long long a_low, unsigned long long a_high, unsigned long long b_low, unsigned long long b_high) {
  unsigned long long mask = 0xFFFFFFFFull;
  unsigned long long p0 = (a_low & mask) * (b_low & mask);
  unsigned long long p1 = (a_low >> 32) * (b_low & mask);
  unsigned long long p2 = (a_low & mask) * (b_low >> 32);
  unsigned long long p3 = (a_low >> 32) * (b_low >> 32);
  unsigned long long middle = (p0 >> 32) + (p1 & mask) + (p2 & mask);
  wide result;
  result.low = (p0 & mask) | (middle << 32);
  result.high = p3 + (p1 >> 32) + (p2 >> 32) + (middle >> 32) + a_low * b_high + a_high * b_low;
  return result;
}

/* Rounding, halves away from zero, which wasm has no instruction for. */
double round(double value) {
  double whole = __builtin_trunc(value);
  if (__builtin_fabs(value - whole) >= 0.5) whole += __builtin_copysign(1.0, value);
  return whole;
}

#endif
