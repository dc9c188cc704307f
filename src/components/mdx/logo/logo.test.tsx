import { renderElement } from "../../../testing/renderElement";
import { resolveElement } from "../../../testing/resolveElement";
import { Logo } from "./Logo.view";

test("a logo has its picture's dimensions before it is loaded", () => {
  const { props, problems } = resolveElement({ type: "Logo", props: { on: "dark" } });
  expect([props?.width, problems]).toEqual([61, []]); // from the site that `resolveElement` sets up
  const { document } = renderElement(<Logo name="Acme" image="/wide.svg" width={61} />);
  expect(document.querySelector("img")?.getAttribute("width")).toBe("61");
});
