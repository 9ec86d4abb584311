// Theme switch, the current section in the list of contents, and the way into the search. Pages are complete without it.
const button = document.querySelector("button.theme");
if (button) {
  const order = ["auto", "light", "dark"];
  const show = () => {
    const theme = document.documentElement.dataset.theme ?? "auto";
    button.textContent = button.dataset[theme];
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    const now = document.documentElement.dataset.theme ?? "auto";
    const next = order[(order.indexOf(now) + 1) % order.length];
    if (next === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem("plumb-theme", next);
    } catch {
      // The choice then lasts for this page only.
    }
    show();
  });
  show();
}

const links = new Map([...document.querySelectorAll("nav.contents a")].map((a) => [decodeURIComponent(a.hash.slice(1)), a]));
const headings = [...document.querySelectorAll("main h2[id], main h3[id]")].filter((h) => links.has(h.id));
if (headings.length) {
  const observer = new IntersectionObserver(() => {
    const above = headings.filter((h) => h.getBoundingClientRect().top < 120);
    const current = above.at(-1) ?? headings[0];
    for (const [id, link] of links) {
      if (id === current.id) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "0px 0px -70% 0px", threshold: [0, 1] });
  for (const heading of headings) observer.observe(heading);
}

// A figure that is wider than its place can be scrolled by keyboard in every browser, and is no stop for Tab while it fits.
const stages = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const stage = target.closest(".stage");
    if (stage.scrollWidth > stage.clientWidth) {
      stage.tabIndex = 0;
      stage.role = "group";
      stage.setAttribute("aria-labelledby", stage.querySelector("[aria-labelledby]")?.getAttribute("aria-labelledby") ?? "");
    } else {
      for (const name of ["tabindex", "role", "aria-labelledby"]) stage.removeAttribute(name);
    }
  }
});
for (const stage of document.querySelectorAll(".stage")) stages.observe(stage);

const opener = document.querySelector("button.search-open");
const dialog = document.querySelector("dialog.search");
if (opener && dialog) {
  // The search is loaded when somebody first asks for it.
  let isAsked = false;
  const open = () => {
    if (isAsked) {
      if (!dialog.open) dialog.dispatchEvent(new Event("ask"));
      return;
    }
    isAsked = true;
    const script = document.createElement("script");
    script.src = dialog.dataset.script;
    script.onload = () => dialog.dispatchEvent(new Event("ask"));
    script.onerror = () => {
      isAsked = false;
    };
    document.head.append(script);
  };
  opener.hidden = false;
  opener.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isSlash && !((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k")) return;
    event.preventDefault();
    open();
  });
}
