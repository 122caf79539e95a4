// Sets the remembered theme before anything is drawn. Kept apart from the page: it has to run first, and small.
try {
  var theme = localStorage.getItem("madang.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch (nothingRemembered) {}
