import { DIALOG_TEXTS } from "./dialogTexts";

test.each([
  [0, 'No results for "fees"'], // as shown in the dialog
  [1, "1 result for “fees”"],
  [2, "2 results for “fees”"],
])("%i results are announced as %s", (count, text) => {
  expect(DIALOG_TEXTS.found(count, "fees")).toBe(text);
});
