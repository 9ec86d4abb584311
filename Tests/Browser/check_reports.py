"""Reads every report of `plumb check` as its consumers do.

Usage: check_reports.py PLUMB. A copy of the site gets a misspelt word and a control under the status bar; then the SARIF report is
validated against the schema of version 2.1.0 and its columns are held against the file, JUnit XML is read by junitparser, GitHub's
commands by their grammar, JSON as JSON.
"""
import json, os, re, shutil, sqlite3, subprocess, sys, tempfile
import jsonschema, schemastore
from junitparser import JUnitXml

PAGE = """---
title: Wrong
summary: A page with two faults.
---

- 목록 안의 예시

  ```layout {#wrong-word}
  caption: A | 가
  on: iphone-x; portrait
  label 제목 "Title | 제목" 👍
  ```

```layout {#wrong-place}
caption: A | 가
on: iphone-x; portrait
is: do

button go "Go | 가기" 100x44
  top screen
  center x
```
"""


def schema():
    """The official schema of SARIF 2.1.0, in its latest edition that the package of JSON schemas carries."""
    cache = os.path.join(os.path.dirname(schemastore.__file__), "cache.sqlite")
    editions = {}
    for (blob,) in sqlite3.connect(cache).execute("select value from responses"):
        # A stored answer holds its body behind this mark and a length of four bytes.
        start = blob.find(b"_content\x94B")
        if start < 0 or b"Static Analysis Results Format (SARIF) Version 2.1.0" not in blob:
            continue
        length = int.from_bytes(blob[start + 10 : start + 14], "little")
        found = json.loads(blob[start + 14 : start + 14 + length])
        if found["title"].startswith("Static Analysis Results Format (SARIF) Version 2.1.0"):
            editions[found["title"]] = found
    return editions[max(editions)] if editions else None


def main():
    plumb = os.path.abspath(sys.argv[1])
    failures = []

    def expect(holds, what):
        if not holds:
            failures.append(what)

    with tempfile.TemporaryDirectory() as site:
        for folder in ("Content", "Site"):
            shutil.copytree(folder, os.path.join(site, folder), ignore=shutil.ignore_patterns("public"))
        page = os.path.join(site, "Content", "manual", "잘못.en.md")
        with open(page, "w", encoding="utf-8") as file:
            file.write(PAGE)

        def report(kind):
            result = subprocess.run(
                [plumb, "check", "--site", site, "--format", kind, "--lang", "en"], capture_output=True, text=True)
            expect(result.returncode == 1, f"{kind}: status {result.returncode}")
            return result.stdout

        sarif = json.loads(report("sarif"))
        description = schema()
        if description is None:
            failures.append("the schema of SARIF was not found")
        else:
            jsonschema.validate(sarif, description)
        lines = PAGE.split("\n")
        results = sarif["runs"][0]["results"]
        words = []
        for result in results:
            place = result["locations"][0]["physicalLocation"]
            if "%EC%9E%98" not in place["artifactLocation"]["uri"]:
                continue
            region = place["region"]
            words.append((result["ruleId"], lines[region["startLine"] - 1][region["startColumn"] - 1 :]))
        expect(any(rule == "unexpected-token" and word.startswith("👍") for rule, word in words), f"sarif: {words}")
        expect(any(rule == "safe-area" for rule, _ in words), f"sarif: {words}")

        junit = JUnitXml.fromstring(report("junit").encode())
        cases = [case for suite in junit for case in suite]
        expect(junit.tests == len(cases), f"junit counts {junit.tests}, has {len(cases)}")
        expect(junit.failures == sum(1 for case in cases if case.result), "junit: failures")
        expect(any("safe-area" in case.name for case in cases), "junit: no safe-area")

        commands = report("github").splitlines()
        grammar = re.compile(r"^::(error|warning|notice) file=[^,:]+(,(line|col|endLine|endColumn)=\d+)*,title=[^,:]+::.+$")
        expect(commands and all(grammar.match(command) for command in commands), f"github: {commands[:2]}")
        expect(len(json.loads(report("json"))) == len(results) == len(commands), "the reports differ in number")

        many = subprocess.run(
            [plumb, "check", "--max-warnings", "none"], capture_output=True, text=True)
        expect(many.returncode == 2, "a wrong number of warnings is wrong usage")
    for failure in failures:
        print(failure)
    print(f"reports: {len(failures)} failed")
    return 1 if failures else 0


sys.exit(main())
