/** Calls back for each click on, or in, an element that matches a selector, on every page of the visit. */
export function onClick(selector: string, act: (element: HTMLElement) => void): void {
  document.addEventListener("click", ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) act(element);
  });
}
