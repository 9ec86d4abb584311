// Theme switch, and the current section in the list of contents. Pages are complete without it.
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
