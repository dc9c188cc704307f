import { colorFault } from "./themeColors";

test.each([
  "#fb92",
  "navy",
  "Canvas",
  "inherit",
  "rgb(10 20 28 / 55%)",
  "RGB(1, 2, 3)",
  "hsl(.5turn 90% 43%)",
  "oklch(50% 0.1 200)",
  "color(display-p3 1 0 0)",
  "var(--brand)",
  "rgb(from var(--brand) r g b)",
  "rgb(calc(1 + 1) 2 3)",
  "rgb(var(--channels))",
  "color-mix(in srgb, red, blue)",
  "light-dark(#fff, #000)",
  "device-cmyk(0 1 1 0)",
  "#fff !important",
])("%s is a color, or one that only a browser can judge", (value) => {
  expect(colorFault("--color-a", value)).toBeUndefined();
});

test.each([
  ["", "--color-a is empty, which is not a color."],
  ["0b57d0", '--color-a is 0b57d0, which is not a color. Did you mean "#0b57d0"?'],
  ["fade", '--color-a is fade, which is not a color. Did you mean "#fade"?'],
  ["#c2410", "--color-a is #c2410, which is not a color."],
  ["rbg(1 2 3)", '--color-a is rbg(1 2 3), which is not a color. Did you mean "rgb"?'],
  ["rgb(11 87)", "--color-a is rgb(11 87), which is not a color."],
  ["hsl(217, 90, 43)", "--color-a is hsl(217, 90, 43), which is not a color."],
  ["--color-b", '--color-a is --color-b, which is not a color. Did you mean "var(--color-b)"?'],
  ["vra(--color-b)", '--color-a is vra(--color-b), which is not a color. Did you mean "var"?'],
])("%s is not a color", (value, message) => {
  expect(colorFault("--color-a", value)?.message).toBe(message);
});

test("a color in quotes is reported with what to do", () => {
  expect(colorFault("--color-a", '"#fff"')).toEqual({
    message: '--color-a is "#fff", which is not a color.',
    fix: "Write the color without quotation marks.",
  });
});
