import { atLine, load, source } from "../../../testing/builders";

const problemsOf = async (text: string) =>
  (await load([source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${text}\n`)])).problems.map(
    atLine,
  );

test.each([
  ["#155e9f", []],
  ["#FFF", []],
  ["red", ['5: The color "red" of "A" in <Swatches> is not in hexadecimal.']],
  ["#15zz9f", ['5: The color "#15zz9f" of "A" in <Swatches> is not in hexadecimal.']],
])("a color that cannot be drawn is reported: %s", async (hex, problems) => {
  const text = `<Swatches items={[{ name: "A", hex: "${hex}" }]} />`;
  expect(await problemsOf(text)).toStrictEqual(problems);
});
