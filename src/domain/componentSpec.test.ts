import { authoredComponent } from "./componentSpec";

const TERM = { props: {}, inline: true } as const;
const COMPONENTS = { authored: { Term: TERM }, internal: ["Diagram"] };

test.each([
  ["Term", TERM],
  ["Diagram", undefined],
  ["constructor", undefined],
])("parsing knows %j about <%s>", (name, expected) => {
  expect(authoredComponent(COMPONENTS, name)).toBe(expected);
});
