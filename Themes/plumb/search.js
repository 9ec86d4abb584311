// Searches the site's own files, in both languages at once. Loaded when a reader first asks; needs no server.
//
// Text is compared without spaces and marks, so that 상태표시줄 finds 상태 표시줄. A word may stand for others: without its
// particle, as its terms say it, as it was meant on the other keyboard. Names are also found by their first consonants (ㅅㅌ)
// and by half-typed syllables (시ㅌ, 싵).
const plumbSearch = (() => {
  const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
  const vowels = ["ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ"];
  const finals = ["", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ"];
  const keys = { r: "ㄱ", R: "ㄲ", s: "ㄴ", e: "ㄷ", E: "ㄸ", f: "ㄹ", a: "ㅁ", q: "ㅂ", Q: "ㅃ", t: "ㅅ", T: "ㅆ", d: "ㅇ", w: "ㅈ", W: "ㅉ", c: "ㅊ", z: "ㅋ", x: "ㅌ", v: "ㅍ", g: "ㅎ", k: "ㅏ", o: "ㅐ", i: "ㅑ", O: "ㅒ", j: "ㅓ", p: "ㅔ", u: "ㅕ", P: "ㅖ", h: "ㅗ", y: "ㅛ", n: "ㅜ", b: "ㅠ", m: "ㅡ", l: "ㅣ" };
  const letters = Object.fromEntries(Object.entries(keys).map(([key, jamo]) => [jamo, key]));
  // Longest first; a stem keeps at least two syllables.
  const particles = ["에서부터", "으로부터", "까지도", "에서는", "에서만", "으로는", "이라는", "에게서", "으로도", "에서", "까지", "부터", "으로", "에게", "처럼", "보다", "마다", "이나", "이란", "라는", "하고", "은", "는", "이", "가", "을", "를", "의", "에", "와", "과", "도", "만", "로"];

  const isSyllable = (letter) => letter >= "가" && letter <= "힣";
  const parts = (syllable) => {
    const code = syllable.charCodeAt(0) - 0xac00;
    return [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28];
  };

  /** What is compared: letters and digits alone, composed and small. */
  const fold = (text) => text.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

  /** The folded text, and for each of its units where that unit stands in the text. */
  const foldWithPlaces = (text) => {
    let folded = "";
    const places = [];
    let at = 0;
    for (const letter of text) {
      for (const unit of fold(letter)) {
        folded += unit;
        for (let n = 0; n < unit.length; n++) places.push(at);
      }
      at += letter.length;
    }
    places.push(at);
    return { folded, places };
  };

  /** The single letters of Hangul, compound ones taken apart. */
  const jamo = (text) => {
    let output = "";
    for (const letter of text) {
      if (!isSyllable(letter)) {
        output += letter;
        continue;
      }
      const [initial, vowel, final] = parts(letter);
      output += initials[initial] + vowels[vowel] + finals[final];
    }
    return output;
  };

  const firstConsonants = (text) => [...text].map((letter) => (isSyllable(letter) ? initials[parts(letter)[0]] : letter)).join("");

  /** Letters of Hangul joined to syllables, as a keyboard joins them. */
  const compose = (jamos) => {
    let output = "";
    let rest = [...jamos];
    const vowel = (at) => {
      const two = vowels.indexOf((rest[at] ?? "") + (rest[at + 1] ?? ""));
      if (two > 0 && rest[at + 1]) return [two, 2];
      const one = vowels.indexOf(rest[at] ?? "-");
      return one < 0 ? null : [one, 1];
    };
    while (rest.length) {
      const initial = initials.indexOf(rest[0]);
      const middle = initial < 0 ? null : vowel(1);
      if (!middle) {
        output += rest.shift();
        continue;
      }
      let used = 1 + middle[1];
      let final = 0;
      for (const length of [2, 1]) {
        const candidate = finals.indexOf(rest.slice(used, used + length).join("") || "-");
        // A consonant before a vowel begins the next syllable.
        if (candidate > 0 && rest.length >= used + length && !vowel(used + length)) {
          final = candidate;
          used += length;
          break;
        }
      }
      output += String.fromCharCode(0xac00 + initial * 588 + middle[0] * 28 + final);
      rest = rest.slice(used);
    }
    return output;
  };

  /** A word as it was meant on the other keyboard; nothing where it makes none. */
  const onOtherKeyboard = (word) => {
    if (/^[A-Za-z]{2,}$/.test(word)) {
      const text = compose([...word].map((key) => keys[key] ?? keys[key.toLowerCase()] ?? "-").join(""));
      // The last letter may be half typed.
      return /^[가-힣]+[ㄱ-ㅎ]?$/.test(text) ? text : "";
    }
    if (/^[ㄱ-ㅣ가-힣]+$/.test(word)) {
      const text = [...jamo(word)].map((letter) => letters[letter] ?? "-").join("");
      return text.includes("-") ? "" : text.toLowerCase();
    }
    return "";
  };

  const stem = (word) => {
    for (const particle of particles) {
      if (word.endsWith(particle) && word.length - particle.length >= 2 && isSyllable(word.at(-particle.length - 1))) {
        return word.slice(0, -particle.length);
      }
    }
    return "";
  };

  // The index, as its files hand it over.
  let pages = [];
  let names = [];
  let terms = [];
  let texts = [];
  let files = [];
  let shared = new Map();

  const addNames = (index) => {
    pages = index.pages.map(([url, language, title, section]) => ({ url, language: ["en", "ko"][language], title, section }));
    files = index.texts;
    const entry = (page, kind, id, text) => {
      const folded = fold(text);
      const isKorean = /[가-힣]/.test(folded);
      return { page, kind, id, text, folded, jamo: isKorean ? jamo(folded) : "", first: isKorean ? firstConsonants(folded) : "" };
    };
    names = pages.map((page, at) => entry(at, "title", "", page.title));
    for (const [page, kind, id, text] of index.names) {
      names.push(entry(page, ["alias", "heading", "rule", "example"][kind], id, text));
    }
    shared = new Map(names.filter((name) => name.kind === "heading" || name.kind === "rule").map((name) => [name.page + "#" + name.id, name.text]));
    terms = index.terms.map((forms) => [...new Set(forms.map(fold))]);
  };

  const addText = (sections) => {
    for (const [page, id, text] of sections) texts.push({ page, kind: "text", id, text, folded: fold(text) });
  };

  /** What a word may stand for, each with how sure that is. */
  const alternatives = (word) => {
    const found = new Map();
    const add = (text, worth) => {
      if (text && !(found.get(text) >= worth)) found.set(text, worth);
    };
    const folded = fold(word);
    add(folded, 1);
    const bare = stem(folded);
    add(bare, 0.95);
    const typed = onOtherKeyboard(word.normalize("NFC"));
    add(fold(typed), 0.6);
    for (const known of [folded, bare, fold(typed)]) {
      if (!known) continue;
      for (const forms of terms) if (forms.includes(known)) for (const form of forms) add(form, known === folded ? 0.75 : 0.55);
    }
    return [...found].map(([text, worth]) => ({ text, worth, jamo: jamo(text), isHalf: /[ㄱ-ㅎ]$/.test(text), isFirst: /^[ㄱ-ㅎ]{2,}$/.test(text) }));
  };

  const weights = { title: 100, alias: 90, heading: 60, rule: 55, example: 40, text: 12 };

  /** How well one of the alternatives stands in a name or a text; 0 where none does. */
  const matched = (entry, options) => {
    let best = 0;
    for (const option of options) {
      let worth = 0;
      const at = entry.folded.indexOf(option.text);
      if (at >= 0) {
        worth = entry.folded.length === option.text.length ? 1.6 : at === 0 ? 1.3 : 1;
      } else if (entry.jamo) {
        if (option.isFirst) {
          const first = entry.first.indexOf(option.text);
          if (first >= 0) worth = entry.first.length === option.text.length ? 1.2 : 0.6;
        } else if (/[가-힣]/.test(option.text) && entry.jamo.includes(option.jamo) && option.jamo.length > 2) {
          worth = entry.jamo.startsWith(option.jamo) ? 0.7 : 0.35;
        }
      }
      best = Math.max(best, worth * option.worth);
    }
    return best;
  };

  const score = (entry, words, whole, titles) => {
    let sum = matched(entry, whole) * 1.2;
    let least = Infinity;
    let total = 0;
    for (const [at, options] of words.entries()) {
      let worth = matched(entry, options);
      // What the name lacks may stand in the title of its page or, for text, in its heading; all of it must not.
      if (!worth && words.length > 1 && entry.kind !== "title") {
        worth = (titles[at][entry.page] ??= matched(names[entry.page], options)) * 0.3;
        if (!worth && entry.kind === "text" && total > 0) {
          const heading = shared.get(entry.page + "#" + entry.id);
          if (heading) worth = matched({ folded: fold(heading), jamo: "", first: "" }, options) * 0.5;
        }
      }
      if (!worth && !sum) return 0;
      least = Math.min(least, worth);
      total += worth;
    }
    if (least > 0) sum = Math.max(sum, total / words.length);
    return sum * weights[entry.kind];
  };

  /** In English a hit inside a word says little: `bar` in `embarrassing`. */
  const beginsAWord = (text, options) => {
    for (const { text: wanted } of options) {
      if (!/^[a-z0-9]/.test(wanted)) return true;
      const { folded, places } = foldWithPlaces(text);
      for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
        if (!/[\p{L}\p{N}]/u.test(text[places[at] - 1] ?? " ")) return true;
      }
    }
    return false;
  };

  /**
   * The best places for a query, best first: `{ page, url, id, kind, title, text, parts }`, where the parts say what is marked.
   */
  const find = (query, language, limit = 30) => {
    const words = query.normalize("NFC").trim().split(/\s+/).filter((word) => fold(word));
    if (!words.length) return [];
    const options = words.map(alternatives);
    const whole = words.length > 1 ? alternatives(words.join(" ")) : options[0];
    const places = new Map();
    const titles = options.map(() => []);
    const rate = (entry) => {
      let worth = score(entry, options, whole, titles);
      if (!worth) return;
      if (pages[entry.page].language === language) worth *= 1.3;
      const key = entry.page + "#" + entry.id;
      const known = places.get(key);
      if (!known || worth > known.worth) places.set(key, { entry, worth: worth + (known ? 2 : 0) });
      else known.worth += 2;
    };
    for (const name of names) rate(name);
    for (const text of texts) rate(text);
    const marks = [...options.flat(), ...whole];
    const ranked = [...places.values()].sort((a, b) => b.worth - a.worth).slice(0, limit * 3);
    for (const place of ranked) if (!options.some((some) => beginsAWord(place.entry.text, some))) place.worth *= 0.3;
    ranked.sort((a, b) => b.worth - a.worth || a.entry.page - b.entry.page);
    return ranked.slice(0, limit).map(({ entry }) => {
      const page = pages[entry.page];
      return {
        url: page.url + (entry.id ? "#" + encodeURIComponent(entry.id) : ""), language: page.language, kind: entry.kind, title: page.title,
        section: page.section, heading: entry.kind === "text" ? shared.get(entry.page + "#" + entry.id) ?? "" : "", parts: excerpt(entry.text, marks),
      };
    });
  };

  /** Some words around the first hit: `[text, isHit]` in order. */
  const excerpt = (text, options, length = 150) => {
    const { folded, places } = foldWithPlaces(text);
    const spans = [];
    for (const { text: wanted } of options) {
      for (let at = folded.indexOf(wanted); at >= 0 && spans.length < 40; at = folded.indexOf(wanted, at + wanted.length)) {
        const last = places[at + wanted.length - 1];
        spans.push([places[at], last + (text.codePointAt(last) > 0xffff ? 2 : 1)]);
      }
    }
    spans.sort((a, b) => a[0] - b[0]);
    let start = Math.max(0, (spans[0]?.[0] ?? 0) - 50);
    if (start) start = Math.max(start, text.indexOf(" ", start) + 1 || start);
    let end = Math.min(text.length, start + length);
    if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), Math.min(end, (spans[0]?.[1] ?? 0) + 1));
    const output = start ? [["… ", false]] : [];
    let at = start;
    for (const [from, to] of spans) {
      if (from < at || to > end) continue;
      if (from > at) output.push([text.slice(at, from), false]);
      output.push([text.slice(from, to), true]);
      at = to;
    }
    if (at < end) output.push([text.slice(at, end), false]);
    if (end < text.length) output.push([" …", false]);
    return output;
  };

  return { addNames, addText, find, texts: () => files, fold, compose, onOtherKeyboard };
})();
