import { raisedText } from "./raisedText";

test.each([
  ["sup", "18", "¹⁸"],
  ["sup", "-3", "⁻³"],
  ["sup", "n+1", "ⁿ⁺¹"],
  ["sup", "st", "st"],
  ["sub", "2", "₂"],
  ["sub", "max", "ₘₐₓ"],
  ["sub", "Q", "Q"],
  ["sub", "", ""],
] as const)("%s of %j is %j without markup", (type, text, expected) => {
  expect(raisedText(type, text)).toBe(expected);
});
