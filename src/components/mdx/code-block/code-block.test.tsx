/** @jest-environment jsdom */
import { renderElement } from "../../../testing/renderElement";
import { CodeBlock } from "./CodeBlock.view";

test("the buttons are not inside a caption, or Firefox would name the code after them", () => {
  const { document } = renderElement(<CodeBlock language="bash" lines={[{ tokens: ["ls"] }]} />);
  expect(document.querySelector("figcaption")).toBeNull();
});

test("a button's tooltip is its name, or a screen reader would read a second one", () => {
  const { document } = renderElement(<CodeBlock language="bash" lines={[{ tokens: ["ls"] }]} />);
  const buttons = [...document.querySelectorAll("button")].map((button) => [
    button.getAttribute("title"),
    button.getAttribute("aria-label"),
  ]);
  expect(buttons).toStrictEqual([
    ["Toggle word wrap", "Toggle word wrap"],
    ["Copy code to clipboard", "Copy code to clipboard"],
  ]);
});
