"""Reads the definitions of terms in Chromium, from a folder.

Usage: check_terms.py SITE. On a page of each language: focus and pointer show the definition, which is in the language of the page,
describes its link, stays while the pointer is on it, lies inside the window at phone width too, and leaves by Escape, blur and
pointer (WCAG 2.2, 1.4.13). axe sees it open, in light and dark. The link leads to the term in the glossary.
"""
import os, sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

site = os.path.realpath(sys.argv[1])
passed, failures = 0, []


def check(holds, what):
    global passed
    if holds:
        passed += 1
    else:
        failures.append(what)


def definitions(browser, language, width, scheme):
    place = f"{language} {width} {scheme}"
    page = browser.new_page(viewport={"width": width, "height": 700}, color_scheme=scheme)
    messages = []
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: failures.append(f"{place}: page error: {error}"))
    page.goto(f"file://{site}/{language}/components/sheets.html")
    links, tip = page.locator("main a.term"), page.locator(".term-tip")
    check(links.count() > 3, f"{place}: only {links.count()} terms are links")
    check(not tip.is_visible(), f"{place}: a definition shows by itself")
    for index in range(links.count()):
        link = links.nth(index)
        link.focus()
        what = f"{place}: {link.text_content()}"
        check(tip.is_visible(), f"{what}: focus shows no definition")
        check(tip.text_content() == link.get_attribute("data-definition"), f"{what}: shows {tip.text_content()}")
        check(link.get_attribute("aria-describedby") == tip.get_attribute("id"), f"{what}: is not described by its definition")
        box, anchor = tip.bounding_box(), link.bounding_box()
        check(box["x"] >= 0 and box["x"] + box["width"] <= width, f"{what}: leaves the window: {box}")
        check(box["y"] >= 0 and box["y"] + box["height"] <= 700, f"{what}: leaves the window: {box}")
        apart = max(box["y"] - anchor["y"] - anchor["height"], anchor["y"] - box["y"] - box["height"])
        check(-1 <= apart <= 8, f"{what}: is {apart} px from its link")
    first = links.first
    check(tip.get_attribute("lang") == language, f"{place}: the definition is in {tip.get_attribute('lang')}")
    own = list(messages)
    violations = Axe().run(page).response["violations"]
    # axe asks for the stylesheet by itself, which a page in a folder may not; its own messages do not count.
    check(not own, f"{place}: console: {own}")
    check(not violations, f"{place}: axe: {[violation['id'] for violation in violations]}")
    page.keyboard.press("Escape")
    check(not tip.is_visible(), f"{place}: Escape leaves the definition")
    check(page.locator("[aria-describedby]", has_text=first.text_content()).count() == 0, f"{place}: a link is described by nothing")
    first.focus()
    page.evaluate("document.activeElement.blur()")
    check(not tip.is_visible(), f"{place}: the definition stays when the focus has left")
    first.hover()
    check(tip.is_visible(), f"{place}: the pointer shows no definition")
    tip.hover()
    page.wait_for_timeout(400)
    check(tip.is_visible(), f"{place}: the definition leaves while the pointer is on it")
    page.mouse.move(0, 0)
    tip.wait_for(state="hidden", timeout=2000)
    target = first.get_attribute("href").split("#")[1]
    with page.expect_navigation():
        first.click()
    check(page.url.endswith(f"/{language}/glossary.html#{target}"), f"{place}: the link leads to {page.url}")
    check(page.locator(f"[id='{target}']").is_visible(), f"{place}: the glossary has no {target}")
    page.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
    for language in ("en", "ko"):
        for width, scheme in ((1280, "light"), (360, "dark")):
            definitions(browser, language, width, scheme)
    browser.close()

for failure in failures:
    print("failed:", failure)
print(f"terms: {passed} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
