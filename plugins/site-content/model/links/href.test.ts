import { FIXTURES_ROOT } from "../../../../src/testing/builders";
import { CONTENT_FOLDER } from "../files/source";
import { type HrefContext, resolveHref } from "./href";

const CONTEXT: HrefContext = {
  root: FIXTURES_ROOT,
  byFile: new Map(),
  byPath: new Map(),
  folderOf: () => CONTENT_FOLDER,
  publish: (file) => file,
};

test.each([
  ["e.example/a", "Write https://e.example/a for another site, or the path of a file"],
  ["www.e.example", "Write https://www.e.example for another site, or the path of a file"],
  ["e-example.com", "Write https://e-example.com for another site, or the path of a file"],
  ["team@e.example", "Write mailto:team@e.example, or the path of a file"],
  ["v1.2/a.md", "Link to a file in the content folder"],
  ["../e.example/a.md", "Link to a file in the content folder"],
  ["gone.md", "Link to a file in the content folder"],
  ["../../another/docs/tide.png", "Link to a file in the content folder"],
  ["../../pontent/docs/tide.png", "Link to a file in the content folder"], // as long as the folder's own name
])("a link to a missing file has its own fix: %s", (href, fix) => {
  expect(resolveHref("content/docs/a.md", href, CONTEXT)).toMatchObject({
    fix: expect.stringContaining(fix),
  });
});
