import { asOneLine } from "./characterCodes";

test.each([
  ["a zero-width space", '"fe\u200bes"', String.raw`"fe\u{200B}es"`],
  ["a mark of byte order", '"\ufefffees"', String.raw`"\u{FEFF}fees"`],
  ["a soft hyphen", "fe\u00ades", String.raw`fe\u{00AD}es`],
  ["a joiner that joins nothing", '"\u200dfees"', String.raw`"\u{200D}fees"`],
  ["a no-break space that begins a quotation", '"\u00a0 note"', String.raw`"\u{00A0} note"`],
  ["a no-break space that ends one", '"note\u00a0"', String.raw`"note\u{00A0}"`],
  ["a line break", "a\nb", String.raw`a\u{000A}b`],
])("%s is named by its code", (_, text, shown) => {
  expect(asOneLine(text)).toBe(shown);
});

test.each(["10\u00a0USDX", "👩\u200d💻", "می\u200cخواهم", 'It is "plain" text'])(
  "%j stays",
  (text) => {
    expect(asOneLine(text)).toBe(text);
  },
);
