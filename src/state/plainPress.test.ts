import { isPlainPress } from "./plainPress";

const PLAIN = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test("a click is plain when made with the first button and no key that asks for something else", () => {
  expect(isPlainPress(PLAIN)).toBe(true);
  for (const other of [
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])
    expect([other, isPlainPress({ ...PLAIN, ...other })]).toStrictEqual([other, false]);
});
