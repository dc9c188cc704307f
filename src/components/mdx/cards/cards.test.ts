import { element } from "../../../domain/documentTree";
import { resolveElement } from "../../../testing/resolveElement";

test.each([
  ["drop", []],
  ["constructor", ['7: "constructor" is not an icon of cards and was left out.']],
  ["lightbulb", ['7: "lightbulb" is not an icon of cards and was left out.']],
  ["shiel", ['7: "shiel" is not an icon of cards and was left out. Did you mean "shield"?']],
])("a card with the icon %s leads to its page", (icon, expected) => {
  const { props, problems } = resolveElement(element("Card", { to: "/a", title: "A", icon }));
  expect(props).toMatchObject({ to: "/a", title: "A", icon: expected.length > 0 ? "" : icon });
  expect(problems).toEqual(expected);
});
