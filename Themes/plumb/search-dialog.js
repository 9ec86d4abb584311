// The dialog of the search: loads the index, shows results as links, and moves among them by the arrow keys.
(() => {
  const dialog = document.querySelector("dialog.search");
  const input = dialog.querySelector("input");
  const list = dialog.querySelector(".search-results");
  const count = dialog.querySelector(".search-count");
  const root = dialog.dataset.root;
  const language = document.documentElement.lang;
  let opener = null;

  const load = (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });

  // Names first, so that the first letters find something; then the text, file by file.
  const loading = (async () => {
    await load(dialog.dataset.engine);
    await load(dialog.dataset.index);
    show();
    for (const path of plumbSearch.texts()) {
      await load(root + path);
      show();
    }
    dialog.dataset.loaded = "true";
  })().catch(() => {
    count.textContent = count.dataset.failed;
  });

  const element = (name, className, text) => {
    const made = document.createElement(name);
    made.className = className;
    if (text) made.textContent = text;
    return made;
  };

  const item = (result) => {
    const link = element("a", "");
    link.href = root + result.url;
    if (result.language !== language) link.lang = result.language;
    const words = element("span", "search-words");
    for (const [text, isHit] of result.parts) {
      if (isHit) words.append(element("mark", "", text));
      else words.append(text);
    }
    const path = [result.section, result.title, result.heading].filter(Boolean).join(" › ");
    const kind = element("span", "search-kind", list.dataset[result.kind]);
    kind.lang = language;
    const place = element("span", "search-place", path);
    link.append(kind, " ", words, " ", place);
    const entry = document.createElement("li");
    entry.append(link);
    return entry;
  };

  const show = () => {
    if (typeof plumbSearch === "undefined") return;
    const query = input.value;
    const results = plumbSearch.find(query, language);
    list.replaceChildren(...results.map(item));
    const { none, one, many } = count.dataset;
    count.textContent = !query.trim() ? "" : results.length === 0 ? none : results.length === 1 ? one : many.replace("{n}", String(results.length));
  };

  const links = () => [...list.querySelectorAll("a")];

  const move = (step) => {
    const all = links();
    const next = all.indexOf(document.activeElement) + step;
    if (next < 0) input.focus();
    else all[Math.min(next, all.length - 1)]?.focus();
  };

  dialog.addEventListener("ask", () => {
    opener = document.activeElement;
    dialog.showModal();
    input.select();
  });
  dialog.addEventListener("close", () => {
    if (opener?.isConnected) opener.focus();
  });
  // A press beside the dialog is one on its backdrop.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
    // A result on this page is a move, not a load.
    if (event.target.closest("a") && !event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  dialog.querySelector(".search-close").addEventListener("click", () => dialog.close());
  input.addEventListener("input", show);
  dialog.addEventListener("keydown", (event) => {
    // While a syllable is composed, keys belong to the input method.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      // Else a field of type search takes the key to empty itself.
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && event.target === input) {
      event.preventDefault();
      loading.then(() => links()[0]?.click());
    }
  });
})();
