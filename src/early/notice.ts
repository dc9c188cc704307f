const TEXT = "Part of this page could not be loaded. You can read it, but some controls will not answer.";

/** Says once that scripts are missing, with a button that loads the page again. */
export function showNotice(): void {
  if (document.querySelector(".load-failed")) return;
  const notice = document.createElement("div");
  notice.className = "load-failed";
  notice.setAttribute("role", "alert");
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = "Retry";
  retry.dataset.reload = "";
  const text = document.createElement("p");
  text.textContent = TEXT;
  notice.append(text, retry);
  document.body.append(notice);
}

/** Until the page has been taken over, an error of the framework means that it will not be. */
export function setUpNotice(): void {
  let live = false;
  document.addEventListener("site:rendered", () => {
    live = true;
  });
  addEventListener("unhandledrejection", () => live || showNotice());
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-reload]")) location.reload();
  });
}
