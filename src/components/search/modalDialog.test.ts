/** @jest-environment jsdom */
import { fixRoles } from "./modalDialog";

test("icons without a name are hidden, even those added later; icons with one stay", async () => {
  document.body.innerHTML = `<div role="dialog"><div class="DocSearch-Container">
    <input class="DocSearch-Input"><svg id="lens"></svg><svg id="key" aria-label="Escape key"></svg>
  </div></div>`;
  const dialog = document.querySelector<HTMLElement>("[role=dialog]");
  if (!dialog) throw new Error("The dialog is missing.");
  const undo = fixRoles(dialog);
  dialog.append(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  await Promise.resolve(); // lets the mutation observer run
  const hidden = [...dialog.querySelectorAll("svg")].map((icon) => [
    icon.id,
    icon.getAttribute("aria-hidden"),
  ]);
  undo();
  expect(hidden).toStrictEqual([
    ["lens", "true"],
    ["key", null],
    ["", "true"],
  ]);
});
