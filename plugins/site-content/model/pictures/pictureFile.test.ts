import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load, source } from "../../../../src/testing/builders";
import { sizeOf } from "./pictureFile";
import { pictureInfo } from "./pictureInfo";

const doc = (image: string, file = "content/docs/a.md") =>
  source(file, `---\ntitle: A\nimage: ${image}\n---\n\nText.\n\n<!-- truncate -->\n`);

describe("the picture for link previews", () => {
  test.each([
    ["beside the page is published", "tide.png", { src: "/assets/content/docs/tide.png" }],
    [
      "may have a space in its name",
      "two%20words.png",
      { src: "/assets/content/docs/two words.png" },
    ],
    ["below static/ has its own address", "/tide.png", { src: "/tide.png" }],
  ])("%s", async (_, image, expected) => {
    const { docs, problems } = await load([doc(image)]);
    expect(problems).toStrictEqual([]);
    expect(docs[0]?.image).toMatchObject({
      ...expected,
      width: expect.any(Number),
      height: expect.any(Number),
    });
  });

  test.each([
    ["is missing", "gone.png", 'The picture "gone.png" does not exist.'],
    [
      "is outside the content",
      "../../elsewhere/tide.png",
      'The picture "../../elsewhere/tide.png" is outside the content folder.',
    ],
    [
      "is in a format previews do not show",
      "flow.svg",
      'The picture "flow.svg" cannot be used in a link preview.',
    ],
  ])("that %s is a problem with its line", async (_, image, message) => {
    const { docs, problems } = await load([doc(image)]);
    expect(problems).toMatchObject([
      { file: "content/docs/a.md", line: 3, severity: "error", message },
    ]);
    expect(docs[0]).not.toHaveProperty("image");
  });
});

test.each([
  ['viewBox="0 0 40 10"', { width: 40, height: 10 }],
  ['viewBox="0 0 40 0"', {}],
  ['width="40" height="0.3"', {}],
])("a picture with %s has the sides %j: one of 0 has no shape", (sides, expected) => {
  const root = mkdtempSync(path.join(tmpdir(), "picture-"));
  const file = path.join(root, "a.svg");
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${sides}/>`);
  expect(sizeOf(pictureInfo(file))).toEqual(expected);
  rmSync(root, { recursive: true });
});
