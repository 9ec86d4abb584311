"""Weighs the search index of a thousand pages and times queries in Chromium.

Usage: search.py PLUMB. The pages are made of the site's own sentences, some 800 words each, 500 in each language. Prints the bytes
of the index, raw and as gzip sends them, the time from the first press to the last file, and the median time of a query.
"""
import glob, gzip, os, random, re, shutil, statistics, subprocess, sys, tempfile

from playwright.sync_api import sync_playwright

plumb = os.path.abspath(sys.argv[1])
root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
QUERIES = ["시트", "안전 영역", "size class", "크기 클래스", "ㅅㅌ", "tlxm", "여백을", "status bar", "버튼", "margins", "없는말이다"]


def sentences(language):
    found = []
    for path in sorted(glob.glob(os.path.join(root, "Content", "**", f"*.{language}.md"), recursive=True)):
        text = re.sub(r"```.*?```", "", open(path, encoding="utf-8").read().split("\n---\n", 1)[1], flags=re.S)
        for line in text.split("\n"):
            if line[:1].isalpha():
                found.append(re.sub(r"\{#[^}]*\}", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line)).strip())
    return found


with tempfile.TemporaryDirectory() as site:
    os.makedirs(os.path.join(site, "Site"))
    os.makedirs(os.path.join(site, "Content", "pages"))
    shutil.copy(os.path.join(root, "Site", "terms.tsv"), os.path.join(site, "Site"))
    with open(os.path.join(site, "Site", "site.yaml"), "w") as file:
        file.write("title: {en: B, ko: B}\ndescription: {en: B, ko: B}\n")
    dice = random.Random(1)
    for language, words in (("en", 800), ("ko", 560)):
        stock = sentences(language)
        for page in range(500):
            text = f"---\ntitle: {dice.choice(stock)[:40]!r}\nsummary: Page {page}.\n---\n"
            count = 0
            while count < words:
                if count % 100 < 20:
                    text += f"\n## {dice.choice(stock)[:30]} {{#s{count}}}\n"
                sentence = dice.choice(stock)
                text += f"\n{sentence}\n"
                count += len(sentence.split())
            with open(os.path.join(site, "Content", "pages", f"p{page}.{language}.md"), "w", encoding="utf-8") as file:
                file.write(text)
    output = os.path.join(site, "public")
    subprocess.run([plumb, "build", "--site", site, "--quiet", "--output", output], stderr=subprocess.DEVNULL)
    for name in ("names", "text"):
        data = [open(path, "rb").read() for path in glob.glob(os.path.join(output, "search", name + "*"))]
        print(f"search, 1000 pages: {name} {sum(map(len, data)) / 1024:.0f} KiB in {len(data)} files, {sum(len(gzip.compress(d)) for d in data) / 1024:.0f} KiB as gzip")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto("file://" + os.path.join(output, "ko", "pages", "p0.html"))
        start = page.evaluate("performance.now()")
        page.keyboard.press("/")
        page.wait_for_selector("dialog.search[data-loaded]", timeout=60000)
        print(f"search, 1000 pages: loaded in {page.evaluate('performance.now()') - start:.0f} ms")
        times = {}
        for query in QUERIES:
            times[query] = statistics.median(
                page.evaluate("q => { const t = performance.now(); plumbSearch.find(q, 'ko'); return performance.now() - t; }", query) for _ in range(7))
        slowest = max(times, key=times.get)
        print(f"search, 1000 pages: median query {statistics.median(times.values()):.1f} ms, slowest {times[slowest]:.1f} ms (‘{slowest}’)")
        browser.close()
