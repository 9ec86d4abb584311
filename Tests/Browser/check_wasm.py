"""Compares the engine in a real browser with the native one, bit by bit.

Usage: check_wasm.py PLUMB SOLVER-BENCHMARK PLUMB.WASM WORKLOADS.WASM CONTENT ORACLE. Every layout block of the content is answered
by the module that pages load, in both languages, and every problem with a proven answer by the solver's module; native bytes and
bits have to be the same, and the problems' frames right.
"""
import base64, glob, json, os, re, struct, subprocess, sys, tempfile
from playwright.sync_api import sync_playwright

ATTRIBUTES = "left right top bottom leading trailing width height centerX centerY firstBaseline lastBaseline".split()

PAGE = """
async ([plumb, workloads]) => {
  const load = async text => {
    const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0));
    const {instance} = await WebAssembly.instantiate(bytes, {});
    if (instance.exports._initialize) instance.exports._initialize();
    return instance.exports;
  };
  window.plumb = await load(plumb);
  window.workloads = await load(workloads);
}
"""
ANSWER = """
([text, korean]) => {
  const e = window.plumb, bytes = new TextEncoder().encode(text);
  const input = e.plumb_input(bytes.length);
  new Uint8Array(e.memory.buffer, input, bytes.length).set(bytes);
  const length = e.plumb_solve(korean);
  return new TextDecoder().decode(new Uint8Array(e.memory.buffer, e.plumb_answer(), length));
}
"""
SOLVE = """
numbers => {
  const e = window.workloads, input = e.problem_input(numbers.length);
  new Float64Array(e.memory.buffer, input, numbers.length).set(numbers);
  const count = e.problem_solve();
  return Array.from(new BigUint64Array(e.memory.buffer, e.problem_answer(), count), bits => bits.toString(16));
}
"""


def blocks(content):
    """The bodies of the layout blocks of all pages, with the place of each."""
    for path in sorted(glob.glob(os.path.join(content, "**", "*.md"), recursive=True)):
        text = open(path, encoding="utf-8").read()
        for match in re.finditer(r"^```layout \{#([^}]*)\}\n(.*?)^```", text, re.S | re.M):
            yield f"{path}#{match[1]}", match[2]


def encode(problem):
    """A problem as the numbers that the solver's module reads."""
    numbers = [1 if problem.get("direction") == "rtl" else 0, len(problem["views"])]
    names = [view["id"] for view in problem["views"]]
    for view in problem["views"]:
        frame = view.get("frame")
        numbers += [1, *frame] if frame else [0] * 5
        for size in view.get("intrinsic") or [None, None]:
            numbers += [0, 0] if size is None else [1, size]
        numbers += view.get("hug") or [250, 250]
        numbers += view.get("compress") or [750, 750]
        numbers += [1, *view["baseline"]] if view.get("baseline") else [0] * 3
    numbers.append(len(problem["constraints"]))
    for constraint in problem["constraints"]:
        terms = [(1, constraint["a"])]
        if constraint.get("b"):
            m = constraint.get("m")
            terms.append((-(1 if m is None else m), constraint["b"]))
        numbers.append(len(terms))
        for coefficient, name in terms:
            view, attribute = name.split(".")
            numbers += [coefficient, names.index(view), ATTRIBUTES.index(attribute)]
        numbers += [-(constraint.get("c") or 0), {"<=": 0, "==": 1, ">=": 2}[constraint["rel"]]]
        numbers.append(constraint.get("p") or 1000)
    return names, [float(number) for number in numbers]


def check_problems(page, benchmark, folder):
    failures = 0
    paths = sorted(glob.glob(os.path.join(folder, "*.json")))
    problems = [json.load(open(path, encoding="utf-8")) for path in paths]
    encoded = [encode(problem) for problem in problems]
    lines = "".join(" ".join(repr(number) for number in numbers) + "\n" for _, numbers in encoded)
    native = subprocess.run([benchmark, "problems"], input=lines, capture_output=True, text=True, check=True)
    for path, problem, (names, numbers), line in zip(paths, problems, encoded, native.stdout.splitlines()):
        answer = page.evaluate(SOLVE, numbers)
        if answer != line.split():
            print(f"{path}: native and browser differ")
            failures += 1
        if "steps" in problem or "textModel" in problem:
            continue
        values = [struct.unpack(">d", bytes.fromhex(bits.zfill(16)))[0] for bits in answer]
        for name, frame in (problem["expect"].get("frames") or {}).items():
            start = 1 + 4 * names.index(name)
            for got, wanted in zip(values[start : start + 4], frame):
                if wanted is not None and abs(got - wanted) > 0.001:
                    print(f"{path}: {name} is {values[start:start + 4]}, not {frame}")
                    failures += 1
    return len(problems), failures


def check_blocks(page, plumb, content):
    count = failures = 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "block")
        for place, body in blocks(content):
            with open(path, "w", encoding="utf-8") as file:
                file.write(body)
            for korean, language in enumerate(["en", "ko"]):
                count += 1
                native = subprocess.run(
                    [plumb, "render", path, "--format", "live", "--lang", language], capture_output=True, check=True)
                if page.evaluate(ANSWER, [body, korean]) != native.stdout.decode("utf-8"):
                    print(f"{place} ({language}): native and browser differ")
                    failures += 1
    return count, failures


def main():
    plumb, benchmark, module, workloads, content, oracle = sys.argv[1:7]
    modules = [base64.b64encode(open(path, "rb").read()).decode() for path in (module, workloads)]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        page.evaluate(PAGE, modules)
        problems, wrong = check_problems(page, benchmark, oracle)
        answers, different = check_blocks(page, plumb, content)
        browser.close()
    print(f"{problems} problems and {answers} answers of the module: {wrong + different} differ")
    return 1 if wrong + different or not answers else 0


sys.exit(main())
