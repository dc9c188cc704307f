import fc from "fast-check";
import { fold, identifiersOf, TERM_MAX_CHARS, tokenise, wordsOf } from "./tokenise";

test.each([
  ["Crème brûlée", ["creme", "brulee"]],
  ["The pool’s fee, don't pay", ["the", "pool", "fee", "dont", "pay"]],
  ["swap_exact_in(amount-in)", ["swap", "exact", "in", "amount", "in"]],
  ["1,000,000 USDX at 0.30%", ["1000000", "usdx", "at", "0.30"]],
  ["0,3 % or 0,05, not 1,2,3", ["0.3", "or", "0.05", "not", "1", "2", "3"]],
  ["10_000n, 100_000_000 and 10_00", ["10000", "100000000", "and", "10", "00"]],
  ["pool_100_200 in 1_000", ["pool", "100", "200", "in", "1000"]],
  ["version 1.2.3, v2.0", ["version", "1.2.3", "v2", "0"]],
  ["0x1::supra_coin::SupraCoin", ["0x1", "supra", "coin", "supracoin"]],
  ["Straße, œuvre, Łódź, ılık", ["strasse", "oeuvre", "lodz", "ilik"]],
  ["l’échange qu'il dell'acqua, don't I'll", ["echange", "il", "acqua", "dont", "ill"]],
  ["المحفظة محفظة", ["محفظة", "محفظة"]],
  ["x² ﬁne", ["x2", "fine"]],
  ["🎉 !!! —", []],
  ["流動性 пул", ["流動性", "пул"]],
])("reads %j as %j", (text, expected) => {
  expect(tokenise(text)).toEqual(expected);
});

test.each([
  ["HyperAMM", ["hyper", "amm"]],
  ["buildCoinSwap", ["build", "coin", "swap"]],
  ["HTTPServer2Go", ["http", "server2"]],
  ["AMMs", []],
  ["Plain", []],
  ["lower", []],
])("finds the parts of %s", (word, expected) => {
  expect(wordsOf(word).flatMap(({ parts }) => parts.map(({ term }) => term))).toEqual(expected);
});

test("finds names joined by underscores, and of three words or more by hyphens", () => {
  expect(identifiersOf("call pool::swap_exact_in or E_MIN_OUT")).toEqual([
    "swapexactin",
    "eminout",
    "minout",
  ]);
  expect(identifiersOf("E_PAUSED, a_b_c and x_min_out")).toEqual(["epaused", "abc", "xminout"]);
  expect(identifiersOf("well-known: data-token-in, --env-file")).toEqual(["datatokenin"]);
});

test("finds ratios, which are not the numbers they consist of", () => {
  expect(identifiersOf("80/20 or 60/30/10, either/or")).toEqual(["80/20", "60/30/10"]);
});

test("cuts long words in the same way in the index and in queries", () => {
  expect(fold("A".repeat(70))).toBe("a".repeat(TERM_MAX_CHARS));
});

test("gives positions of the words in the text, in order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      let last = 0;
      for (const { start, end, term, parts } of wordsOf(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(term).not.toBe("");
        expect(fold(text.slice(start, end))).toBe(term);
        for (const part of parts)
          expect(
            part.start >= start &&
              part.end <= end &&
              fold(text.slice(part.start, part.end)) === part.term,
          ).toBe(true);
        last = end;
      }
    }),
  );
});

test("the fast way of reading words gives what the general pattern gives", () => {
  const texts = [
    "Don't swap 1,000.5 USDX; it's 0.30% of swap_exact_in.",
    "HyperAMM’s fee: Crème brûlée, naïve, ABC-def",
    "'quoted' words' end don’t",
    "x1 1x 0x1::coin::Coin<T> a.b a,b 12,345 1,23",
    `${"a".repeat(60)} ${"b".repeat(40)} é${"c".repeat(3)} end`,
    "плата за 💧 swap",
    "",
  ];
  for (const text of texts) {
    const general = [
      ...text.matchAll(
        /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\p{L}\p{N}])|\d+(?:\.\d+)+(?![\p{L}\p{N}])|(?<![\d,])\d+,\d{1,2}(?!,?[\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu,
      ),
    ];
    expect(wordsOf(text).map(({ start, end, term }) => [start, end, term])).toEqual(
      general.map(({ 0: word, index }) => [index, index + word.length, fold(word)]),
    );
  }
});
