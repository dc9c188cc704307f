import fc from "fast-check";
import { splitText } from "./splitText";

test.each([
  ["keeps a short text whole", "One. Two.", 20, ["One. Two."]],
  ["cuts at sentence ends", "One. Two.", 5, ["One.", "Two."]],
  ["packs as many sentences as fit", "One. Two. Three.", 10, ["One. Two.", "Three."]],
  ["cuts a long sentence at spaces", "one two three", 8, ["one two", "three"]],
  ["cuts a long word anywhere", "abcdefgh", 3, ["abc", "def", "gh"]],
  ["gives nothing for white space", " \n ", 5, []],
])("%s", (_, text, max, expected) => {
  expect(splitText(text, max)).toEqual(expected);
});

test("never exceeds the limit, loses no letter and splits no surrogate pair", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "b", " ", ". ", "😀", "é"), maxLength: 200 }),
      fc.integer({ min: 2, max: 30 }),
      (text, max) => {
        const pieces = splitText(text, max);
        expect(pieces.every((piece) => piece.length <= max && !/\p{Cs}/u.test(piece))).toBe(true);
        expect(pieces.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      },
    ),
  );
});
