import { lineFinder } from "./lines";

test("each character has its line, as counted one by one", () => {
  for (const text of ["", "\n", "a", "a\nb", "\n\na\n", "a\r\nb\n\nc"]) {
    const lineAt = lineFinder(text);
    for (let index = 0; index <= text.length; index++)
      expect(lineAt(index)).toBe(text.slice(0, index).split("\n").length);
  }
});
