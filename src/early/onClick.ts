/** Calls back for each click on, or in, an element that matches a selector, on every page of the visit. */
export function onClick<Clicked extends Element = HTMLElement>(
  selector: string,
  act: (element: Clicked, event: MouseEvent) => void,
): void {
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element && event.target.closest<Clicked>(selector);
    if (element) act(element, event);
  });
}
