// Shows the definition of a term beside its link while the pointer or the focus is on it (WCAG 2.2, 1.4.13): Escape takes it away,
// the pointer may move onto it, and it stays until the reader leaves. Without this the link leads to the glossary.
(() => {
  const links = document.querySelectorAll("a.term");
  if (!links.length) return;
  const tip = document.createElement("div");
  tip.className = "term-tip";
  tip.id = "plumb:term-tip";
  tip.role = "tooltip";
  tip.hidden = true;
  document.querySelector("main").append(tip);
  let current = null;
  let leaving = 0;

  const hide = () => {
    clearTimeout(leaving);
    tip.hidden = true;
    current?.removeAttribute("aria-describedby");
    current = null;
  };
  const show = (link) => {
    clearTimeout(leaving);
    if (current === link) return;
    hide();
    current = link;
    tip.textContent = link.dataset.definition;
    tip.lang = link.closest("[lang]").lang;
    tip.hidden = false;
    link.setAttribute("aria-describedby", tip.id);
    const box = link.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const left = Math.max(8, Math.min(box.left, width - tip.offsetWidth - 8));
    const isBelow = box.bottom + tip.offsetHeight + 8 < innerHeight;
    tip.style.setProperty("left", `${left + scrollX}px`);
    tip.style.setProperty("top", `${(isBelow ? box.bottom : box.top - tip.offsetHeight) + scrollY}px`);
  };
  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(hide, 200);
  };

  for (const link of links) {
    link.addEventListener("pointerenter", () => show(link));
    link.addEventListener("pointerleave", leave);
    link.addEventListener("focus", () => show(link));
    link.addEventListener("blur", hide);
  }
  tip.addEventListener("pointerenter", () => clearTimeout(leaving));
  tip.addEventListener("pointerleave", leave);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
})();
