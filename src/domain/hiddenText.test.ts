import { textFault } from "./hiddenText";

const messageOf = (text: string) => textFault(text)?.message;

test.each([
  [
    "send to 0x12\u202e43\u202c now",
    'The text "send to 0x12\\u{202E}43\\u{202C} now" has the hidden character U+202E, which changes the order in which it is shown.',
  ],
  [
    "if (isAdmin) { // \u2066 only",
    'The text "if (isAdmin) { // \\u{2066} only" has the hidden character U+2066, which changes the order in which it is shown.',
  ],
  [
    "pay 0x12345678\u200b90 first",
    '"0x12345678\\u{200B}90" looks like an address, but has the hidden character U+200B.',
  ],
  [
    "4Nd1mBQtrMJVYVfKf2PJy9\u00adNZUZdTAb",
    '"4Nd1mBQtrMJVYVfKf2PJy9\\u{00AD}NZUZdTAb" looks like an address, but has the hidden character U+00AD.',
  ],
  [
    "0x1234\u0430bcdef0",
    '"0x1234\u0430bcdef0" looks like an address, but has the character "\u0430", U+0430.',
  ],
  [
    "(0\u0445123456789)",
    '"0\u0445123456789" looks like an address, but has the character "\u0445", U+0445.',
  ],
])("%j is not what it looks like", (text, message) => {
  expect(messageOf(text)).toBe(message);
});

test.each([
  "0x1234567890abcdef",
  "0x1234…abcd, «0x1234567890»",
  "0x1234567890abcdef\nétape",
  "0x1234567890的余额",
  "im\u00adper\u00adma\u00adnent loss, Donau\u00addampf\u00adschifffahrts\u00adgesellschaft",
  "Donaudampfschifffahrtsgesellschaftskapitän",
  "👨\u200d👩\u200d👧 and 10\u2060km",
])("%j stays", (text) => {
  expect(messageOf(text)).toBeUndefined();
});
