import { isMdxComponent, MDX_COMPONENTS, TREE_COMPONENTS } from "./mdxComponents";

describe("a component's name", () => {
  test.each([
    ["a component of the site", "Card", true],
    ["a component only the build may use", "CodeBlock", false],
    ["another case", "card", false],
    ["a name every object has", "toString", false],
    ["an unknown name", "Crad", false],
  ])("%s", (_, name, known) => {
    expect(isMdxComponent(name)).toBe(known);
  });
});

test("the build's own components are not among those of authors", () => {
  expect(TREE_COMPONENTS.filter((name) => Object.hasOwn(MDX_COMPONENTS, name))).toStrictEqual([]);
});

test("every property a component cannot do without has a name", () => {
  expect(Object.values<readonly string[]>(MDX_COMPONENTS).flatMap((names) => names.filter((name) => !/^[a-z]\w*$/.test(name)))).toStrictEqual([]);
});

test("names begin with a capital, so that no HTML element is hidden by a component", () => {
  expect([...Object.keys(MDX_COMPONENTS), ...TREE_COMPONENTS].filter((name) => !/^[A-Z]\w+$/.test(name))).toStrictEqual([]);
});
