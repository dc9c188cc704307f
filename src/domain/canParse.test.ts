import { canParse } from "./canParse";

test("an address stays valid, however often it is checked", () => {
  const answers = Array.from({ length: 100_000 }, () => canParse("https://bücher.example/"));
  expect(answers).not.toContain(false);
});

test.each([
  ["/a", undefined, false],
  ["/a", "https://docs.example.com", true],
  ["https://", undefined, false],
])("%p from %p: %p", (text, base, expected) => expect(canParse(text, base)).toBe(expected));
