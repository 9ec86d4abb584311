"""Times the solver on its workloads beside kiwi: natively, and as WebAssembly under node.

Usage: solver.py SOLVER-BENCHMARK WORKLOADS.WASM. Prints one line a workload with microseconds and ratios. kiwi is the C++
solver behind kiwisolver; its time holds the building of its variables and constraints from Python's side, as ours holds the
building of the system, but not Python's own arithmetic, which is done before the clock starts.
"""
import json, shutil, statistics, subprocess, sys, time
import kiwisolver as kiwi

WEAK, MEDIUM, STRONG = "weak", "medium", "strong"


def chain_of_equalities():
    v = [kiwi.Variable() for _ in range(1000)]
    constraints = [v[i] == v[i - 1] + 10 for i in range(1, 1000)]
    return constraints, v[0], STRONG


def chain_of_inequalities(flipped):
    v = [kiwi.Variable() for _ in range(500)]
    width = kiwi.Variable()
    constraints = [(v[499] <= width) | MEDIUM, v[0] >= 0, (v[0] == 0) | WEAK]
    for i in range(1, 500):
        if flipped:
            constraints += [v[i - 1] + 8 <= v[i], (v[i - 1] + 8 == v[i]) | WEAK]
        else:
            constraints += [v[i] >= v[i - 1] + 8, (v[i] == v[i - 1] + 8) | WEAK]
    return constraints, width, STRONG


def rows_of_a_list(count):
    width = kiwi.Variable()
    constraints = []
    y = h = None
    for row in range(count):
        x, ny, w, nh, label_x, label_width, value_x, value_width = (kiwi.Variable() for _ in range(8))
        label, value = 80 + row % 7 * 20, 60 + row % 5 * 30
        constraints += [
            x == 0, ny == 0 if row == 0 else ny == y + h, w == width, nh >= 44, (nh == 44) | WEAK,
            label_x == x + 16, (label_width >= label) | STRONG, (label_width <= label) | WEAK,
            value_x >= label_x + label_width + 8, (value_width >= value) | MEDIUM, (value_width <= value) | MEDIUM,
            value_x + value_width == x + w - 16,
        ]
        y, h = ny, nh
    return constraints, width, STRONG


WORKLOADS = {
    "chain-eq-1000": (chain_of_equalities, range(0, 501)),
    "chain-ineq-500": (lambda: chain_of_inequalities(False), range(100, 9001)),
    "chain-ineq-500-flipped": (lambda: chain_of_inequalities(True), range(100, 9001)),
    "list-10": (lambda: rows_of_a_list(10), range(320, 1020)),
    "list-100": (lambda: rows_of_a_list(100), range(320, 1020)),
}


def time_kiwi(make, widths):
    builds = []
    for _ in range(5):
        constraints, edited, strength = make()
        start = time.perf_counter()
        solver = kiwi.Solver()
        # The edited variable first: it is the order in which kiwi is fastest.
        solver.addEditVariable(edited, strength)
        solver.suggestValue(edited, widths.start)
        for constraint in constraints:
            solver.addConstraint(constraint)
        solver.updateVariables()
        builds.append(time.perf_counter() - start)
    # A flipped chain takes half a second a step there: a few steps tell.
    steps = list(widths)[:: max(1, len(widths) // 200)] if builds[0] < 0.2 else list(widths)[:6]
    start = time.perf_counter()
    for step in steps:
        solver.suggestValue(edited, step)
        solver.updateVariables()
    edit = (time.perf_counter() - start) / len(steps)
    return statistics.median(builds) * 1e6, edit * 1e6


NODE = """
const fs = require('fs');
WebAssembly.instantiate(fs.readFileSync(process.argv[1]), {}).then(({instance}) => {
  const e = instance.exports, out = [];
  if (e._initialize) e._initialize();
  for (let i = 0; i < Number(process.argv[2]); i++) {
    const builds = [];
    for (let run = 0; run < 11; run++) {
      const start = performance.now(); e.workload_build(i); builds.push(performance.now() - start);
    }
    const steps = e.workload_drag(i);
    const sweeps = [];
    let sum = 0;
    for (let run = 0; run < 3; run++) {
      const start = performance.now(); sum = e.workload_move(steps); sweeps.push(performance.now() - start);
    }
    const median = list => list.sort((a, b) => a - b)[list.length >> 1];
    out.push([median(builds) * 1000, median(sweeps) * 1000 / steps, e.workload_build(i) + sum]);
  }
  console.log(JSON.stringify(out));
});
"""


def main():
    benchmark, module = sys.argv[1:3]
    lines = [line.split() for line in subprocess.check_output([benchmark], text=True).splitlines()]
    wasm = []
    if shutil.which("node"):
        wasm = json.loads(subprocess.check_output(["node", "-e", NODE, module, str(len(lines) - 1)], text=True))
    else:
        print("node is not installed: the WebAssembly columns are left out")
    print(f"{'µs':24} {'build':>9} {'step':>8} {'wasm build':>10} {'step':>8} {'kiwi build':>10} {'step':>9} {'build ×':>8} {'step ×':>7}")
    for (name, build, step, checksum), web in zip(lines, wasm + [None] * (len(lines) - len(wasm))):
        build, step = float(build), float(step)
        text = f"{name:24} {build:9.0f} {step:8.2f}"
        text += f" {web[0]:10.0f} {web[1]:8.2f}" if web else f" {'–':>10} {'–':>8}"
        if name in WORKLOADS:
            kiwi_build, kiwi_step = time_kiwi(*WORKLOADS[name])
            text += f" {kiwi_build:10.0f} {kiwi_step:9.1f} {kiwi_build / build:8.0f} {kiwi_step / step:7.0f}"
        print(text)
        if web and abs(web[2] - float(checksum)) > 1e-9 * abs(web[2]):
            print(f"  native and WebAssembly differ: {checksum} and {web[2]}")
            return 1
    return 0


sys.exit(main())
