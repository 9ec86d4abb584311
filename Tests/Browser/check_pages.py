"""Opens every page of a built site in Chromium, without a server.

For each page: no accessibility violation (axe) in light, in dark and at 360 pixels; nothing wider than the window at 360 pixels;
complete without JavaScript; no message in the console; every link to another page and its fragment leads somewhere. Then the
theme and the languages are switched as a reader would.
"""
import glob
import os
import sys
from urllib.parse import unquote

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

site = os.path.realpath(sys.argv[1])
pages = sorted(glob.glob(os.path.join(site, "*", "**", "*.html"), recursive=True))
passed, failures = 0, []


def check(holds, what):
    global passed
    if holds:
        passed += 1
    else:
        failures.append(what)


def violations(page):
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in Axe().run(page).response["violations"]]


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
    ids = {}
    for path in pages:
        name = os.path.relpath(path, site)
        for scheme in ("light", "dark"):
            page = browser.new_page(color_scheme=scheme)
            messages = []
            page.on("console", lambda message: messages.append(message.text))
            page.on("pageerror", lambda error: messages.append(str(error)))
            page.goto("file://" + path)
            # axe asks for the stylesheet by itself, which a page in a folder may not; its own messages do not count.
            own = list(messages)
            found = violations(page)
            check(not found, f"{name} {scheme}: {found}")
            check(not own, f"{name} {scheme}: console: {own}")
            if scheme == "light":
                ids[path] = set(page.eval_on_selector_all("[id]", "all => all.map(e => e.id)"))
                text = page.inner_text("main")
                page.set_viewport_size({"width": 360, "height": 800})
                width = page.evaluate("document.documentElement.scrollWidth")
                check(width <= 360, f"{name}: {width} px wide in a window of 360")
                found = violations(page)
                check(not found, f"{name} at 360 px: {found}")
            page.close()
        bare = browser.new_context(java_script_enabled=False).new_page()
        bare.goto("file://" + path)
        check(bare.inner_text("main") == text, f"{name}: other content without JavaScript")
        bare.context.close()
    page = browser.new_page()
    for path in pages:
        page.goto("file://" + path)
        for address in sorted(set(page.eval_on_selector_all("a[href]", "all => all.map(a => a.href)"))):
            if not address.startswith("file://"):
                continue
            target, _, fragment = address[len("file://"):].partition("#")
            target = unquote(target)
            check(target in ids or os.path.isfile(target), f"{os.path.relpath(path, site)}: dead link {target}")
            if fragment and target in ids:
                check(unquote(fragment) in ids[target], f"{os.path.relpath(path, site)}: no #{unquote(fragment)} there")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("file://" + os.path.join(site, "en", "components", "sheets.html"))
    for theme in ("light", "dark"):
        page.click("button.theme")
        check(page.evaluate("document.documentElement.dataset.theme") == theme, f"theme button does not choose {theme}")
    page.click("text=한국어")
    check(page.url.endswith("ko/components/sheets.html"), "the language switch leaves the page")
    check(page.evaluate("document.documentElement.lang") == "ko", "the Korean page is not marked as Korean")
    page.goto("file://" + os.path.join(site, "index.html"))
    page.wait_for_url("**/en/index.html")
    passed += 1
    browser.close()

for failure in failures:
    print("failed:", failure)
print(f"browser: {passed} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
