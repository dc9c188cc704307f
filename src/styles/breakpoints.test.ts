import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SRC = path.resolve("src");
const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

test("breakpoints grow with the reader's text size", () => {
  const inPixels = sheets.filter((file) =>
    /@media[^{]*width: *[\d.]+px/.test(readFileSync(path.join(SRC, file), "utf8")),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(inPixels).toEqual([]);
});
