// Runs before the page is drawn, so that a chosen theme does not flash.
try {
  const theme = localStorage.getItem("plumb-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed in some private windows; the system's theme is used then.
}
