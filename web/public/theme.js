// Before the first paint, so that nobody is dazzled: settings.svelte.ts does the same again with more words.
(function () {
  var set = {};
  try {
    set = JSON.parse(localStorage.getItem("chantier.settings") || "{}");
  } catch {
    // nothing stored that can be read: the system decides
  }
  var asked = new URLSearchParams(location.search).get("theme"); // for one visit
  if (asked === "light" || asked === "dark") set.theme = asked;
  var dark = set.theme === "dark" || (set.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
