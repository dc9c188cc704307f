import { addressWords, sharedEnd } from "./addressWords";

test.each([
  ["a page that moved", "/docs/old/impermanent-loss.html", "impermanent loss old"],
  ["a name in one piece", "/developer/quoteEndpoint", "quote endpoint developer"],
  ["only the last two parts", "/a-b/c-d/swap-fee", "swap fee"],
  ["letters of every script", "/%E4%BB%B7%E6%A0%BC/Gr%C3%B6%C3%9Fe", "größe 价格"],
  ["a stray percent sign", "/fees%", "fees"],
  ["a number", "/blog/2024/season-2", "season 2024"],
  ["the same word twice", "/swap/swap", "swap"],
  ["no word at all", "/docs/index.html", ""],
  ["this page's own address", "/404.html", ""],
  ["the root", "/", ""],
  ["a flood", `/${"word-".repeat(3000)}`, "word"],
  ["one endless word", `/${"x".repeat(5000)}`, ""],
])("%s", (_, pathname, words) => {
  expect(addressWords(pathname)).toBe(words);
});

test.each([
  ["/Amm/FA-Entry", "/amm/fa-entry", 2],
  ["/old/fees.html", "/amm/fees", 1],
  ["/fees", "/fees/maths", 0],
  ["/Gr%C3%B6%C3%9Fe/", "/größe", 1],
  ["/", "/fees", 0],
])("%s and %s share segments at the end: %i", (one, other, count) => {
  expect([sharedEnd(one, other), sharedEnd(other, one)]).toEqual([count, count]);
});
