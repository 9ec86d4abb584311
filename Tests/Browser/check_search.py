"""Searches in Chromium as a reader does, from a folder.

Usage: check_search.py PLUMB SITE. First a small site of words that search engines miss in Korean: particles, spaces, compounds,
first consonants, half-typed syllables, the other keyboard, decomposed letters, terms of the other language. Then the site itself:
twenty Korean queries must find at least 95 of 100 places where a pattern finds the word in any inflection. Then the dialog, by
keyboard, while a syllable is composed, and as axe sees it.
"""
import json, os, re, shutil, subprocess, sys, tempfile, unicodedata

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

plumb, site = os.path.realpath(sys.argv[1]), os.path.realpath(sys.argv[2])
passed, failures = 0, []

SENTENCES = {
    "margin-bare": "글줄 사이 여백, 그리고 단락 사이.",
    "margin-compound": "표는 좌우여백 안에 둡니다.",
    "margin-locative": "가장 바깥 여백에서만 잘립니다.",
    "margin-object": "좌우를 맞추기 전에 여백을 먼저 정합니다.",
    "margin-stacked": "아래 여백까지도 함께 늘어납니다.",
    "margin-subject": "화면이 좁아지면 여백이 줄어듭니다.",
    "margin-topic": "이 화면의 여백은 네 곳이 모두 같습니다.",
    "meeting": "배치 회의 결과를 적습니다.",
    "society": "사회의 글자를 결정합니다.",
    "sheet": "시트를 닫습니다.",
    "status-bar": "상태 표시 줄을 숨깁니다.",
    "size-class": "컴팩트 너비와 레귤러 너비. Size classes는 두 가지입니다.",
    "fold": "기기를 접었을 때 접힌 곳을 피합니다.",
    "embarrassing": "Nothing embarrassing.",
    "bar": "A bar at the top.",
}
TITLES = {"sheet": "시트", "status-bar": "상태 표시줄", "size-class": "크기 클래스(size class)", "fold": "접힘"}
TERMS = (
    "id\ten\tko\tallowed\tforbidden\tinflections\n"
    "fold\tfold\t접힘\t\t\t접기; 접는; 접었; 접힌\nsize-class\tsize class\t크기 클래스\tsize classes\t사이즈 클래스\t\n"
    "sheet\tsheet\t시트\tsheets\t\t\n"
)
MARGINS = {name for name in SENTENCES if name.startswith("margin")}
# The query, what must be found, what must not, and whether the first one must come first.
QUERIES = [
    ("여백", MARGINS, {"meeting", "sheet"}), ("여백을", MARGINS, {"meeting"}), ("여백은", {"margin-bare", "margin-topic"}, {"meeting"}),
    ("좌우여백", {"margin-compound"}, {"margin-bare"}), ("좌우 여백", {"margin-compound", "margin-object"}, {"meeting"}),
    ("회의", {"meeting"}, {"fold"}), ("결과", {"meeting"}, {"society"}), (unicodedata.normalize("NFD", "여백"), MARGINS, {"meeting"}),
    ("시트", {"sheet"}, {"meeting"}), ("상태표시줄", {"status-bar"}, {"meeting"}), ("상태 표시줄", {"status-bar"}, {"meeting"}),
    ("size class", {"size-class"}, {"meeting"}), ("사이즈 클래스", {"size-class"}, {"meeting"}), ("접기", {"fold"}, {"meeting"}),
    ("ㅅㅌ", {"sheet"}, {"meeting"}), ("tlxm", {"sheet"}, {"meeting"}), ("컴팩트너비", {"size-class"}, {"meeting"}),
    ("시ㅌ", {"sheet"}, {"meeting"}), ("싵", {"sheet"}, {"meeting"}), ("sheet", {"sheet"}, {"meeting"}), ("녿ㄷㅅ", {"sheet"}, {"meeting"}),
    ("bar", {"bar"}, set()), ("SIZE-CLASS", {"size-class"}, set()), ("없는말이다", set(), set(SENTENCES)),
]
# Twenty queries on the site, each with a pattern of the word in every inflection.
PATTERNS = {
    "시트": "시트", "상태 막대": "상태 ?막대", "안전 영역": "안전 ?영역", "여백": "여백", "크기 클래스": "크기 ?클래스", "그래버": "그래버",
    "가로 방향": "가로 ?방향", "키보드": "키보드", "멈춤 높이": "멈춤 ?높이", "팝오버": "팝오버", "경고창": "경고창", "접힘": "접힘",
    "숨기기": "숨[기긴길겨깁김]", "버튼을": "버튼", "레이아웃": "레이아웃", "콘텐츠": "콘텐츠", "글자크기": "글자 ?크기", "측면 레일": "측면 ?레일",
    "터치 영역": "터치 ?영역", "모서리": "모서리",
}


def check(holds, what):
    global passed
    if holds:
        passed += 1
    else:
        failures.append(what)


def opened(browser, folder, path, **options):
    page = browser.new_page(**options)
    page.on("console", lambda message: failures.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: failures.append(f"page error: {error}"))
    page.goto("file://" + os.path.join(folder, path))
    return page


def find(page, query, limit=1000):
    return page.evaluate("([query, limit]) => plumbSearch.find(query, document.documentElement.lang, limit)", [query, limit])


def words(browser):
    folder = tempfile.mkdtemp()
    files = {"Site/site.yaml": "title: {en: S, ko: 에스}\ndescription: {en: D, ko: 디}\n", "Site/terms.tsv": TERMS}
    for name, sentence in SENTENCES.items():
        files[f"Content/{name}.ko.md"] = f"---\ntitle: {TITLES.get(name, name)}\nsummary: 쪽.\n---\n\n{sentence}\n"
    for path, text in files.items():
        os.makedirs(os.path.join(folder, os.path.dirname(path)), exist_ok=True)
        open(os.path.join(folder, path), "w", encoding="utf-8").write(text)
    output = os.path.join(folder, "public")
    subprocess.run([plumb, "build", "--quiet", "--output", output], cwd=folder, check=True)
    page = opened(browser, output, "ko/sheet.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog.search[data-loaded]")
    for query, wanted, unwanted in QUERIES:
        results = find(page, query)
        found = {os.path.basename(result["url"].split("#")[0])[:-5] for result in results}
        check(wanted <= found, f"‘{query}’ does not find {wanted - found}")
        check(not found & unwanted, f"‘{query}’ finds {found & unwanted}")
        if len(wanted) == 1:
            first = os.path.basename(results[0]["url"].split("#")[0])[:-5] if results else None
            check(first in wanted, f"‘{query}’ finds {first} first")
    marked = [part[0] for part in find(page, "여백을")[0]["parts"] if part[1]]
    check(marked in (["여백"], ["여백을"]), f"marked: {marked}")
    page.close()
    shutil.rmtree(folder)


def recall(browser):
    page = opened(browser, site, "ko/index.html")
    page.keyboard.press("Control+k")
    page.wait_for_selector("dialog.search[data-loaded]")
    entries = []
    for path in sorted(os.listdir(os.path.join(site, "search"))):
        text = open(os.path.join(site, "search", path), encoding="utf-8").read()
        data = json.loads(text[text.index("(") + 1 : text.rindex(")")])
        if path.startswith("names"):
            pages = data["pages"]
            entries += [(page, id, text) for page, _, id, text in data["names"]]
        else:
            entries += [(page, id, text) for page, id, text in data]
    shares = []
    for query, pattern in PATTERNS.items():
        gold = set()
        for index, id, text in entries:
            if pages[index][1] == 1 and re.search(pattern, text):
                gold.add(pages[index][0] + ("#" + id if id else ""))
        found = {result["url"] for result in find(page, query, 5000)}
        share = len(gold & found) / len(gold) if gold else 0
        check(gold, f"no place on the site has ‘{query}’")
        shares.append(share)
        if share < 0.8:
            failures.append(f"‘{query}’ finds {share:.2f}: not {sorted(gold - found)[:3]}")
    mean = sum(shares) / len(shares)
    check(mean >= 0.95, f"recall {mean:.3f}")
    print(f"search: recall {mean:.3f} over {len(shares)} queries")
    page.close()


def dialog(browser):
    for path, scheme, width in (("en/components/sheets.html", "light", 1280), ("ko/components/sheets.html", "dark", 360)):
        page = opened(browser, site, path, color_scheme=scheme, viewport={"width": width, "height": 740})
        check(page.evaluate("document.querySelectorAll('script[src*=search]').length") == 0, "the search is loaded before it is asked for")
        page.click("button.search-open")
        page.wait_for_selector("dialog.search[data-loaded]")
        check(page.evaluate("document.activeElement.matches('dialog.search input')"), "the field has not the focus")
        page.keyboard.type("grabber")
        page.wait_for_selector(".search-results a mark")
        check("result" in page.inner_text(".search-count") or "결과" in page.inner_text(".search-count"), "no count is told")
        messages = list(failures)
        found = [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in Axe().run(page).response["violations"]]
        # axe asks for the stylesheet by itself, which a page in a folder may not.
        failures[:] = messages
        check(not found, f"search {scheme}: {found}")
        check(page.evaluate("document.documentElement.scrollWidth") <= width, f"search: wider than {width} px")
        for key, at in (("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0)):
            page.keyboard.press(key)
            check(page.evaluate("at => document.activeElement === document.querySelectorAll('.search-results a')[at]", at), f"{key} does not move to {at}")
        page.keyboard.press("ArrowUp")
        check(page.evaluate("document.activeElement.matches('dialog.search input')"), "no way back to the field")
        # Enter ends the syllable that is composed; it must not leave the page.
        page.evaluate("""() => { const input = document.querySelector('dialog.search input');
          input.dispatchEvent(new CompositionEvent('compositionstart'));
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })); }""")
        check(page.evaluate("document.querySelector('dialog.search').open") and page.url.endswith(path), "Enter while composing leaves")
        page.keyboard.press("Escape")
        check(page.evaluate("document.activeElement.matches('button.search-open')"), "the focus does not return")
        page.keyboard.press("/")
        page.wait_for_selector("dialog.search[open]")
        page.fill("dialog.search input", "size classes")
        page.wait_for_function("document.querySelector('.search-results mark')")
        page.keyboard.press("Enter")
        page.wait_for_url("**/foundations/adaptivity-and-layout.html#size-classes")
        check(page.evaluate("document.querySelector(':target') !== null"), "the place is not there")
        page.close()
    bare = browser.new_context(java_script_enabled=False).new_page()
    bare.goto("file://" + os.path.join(site, "en/index.html"))
    check(not bare.is_visible("button.search-open") and not bare.is_visible("dialog.search"), "search is shown without JavaScript")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
    words(browser)
    recall(browser)
    dialog(browser)
    browser.close()

for failure in failures:
    print("failed:", failure)
print(f"search: {passed} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
