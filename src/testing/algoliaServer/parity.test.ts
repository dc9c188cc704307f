/**
 * Compares the hosted index with the service's documented ranking rules, implemented a second time in `rankingRules.ts`: what
 * readers find with the embedded engine, they find with the hosted one. It says nothing about the service itself, which no test
 * can reach.
 */
import { hash } from "node:crypto";
import { INDEX_SETTINGS } from "../../../plugins/site-search-push/settings";
import { buildIndex } from "../../search/index/buildIndex";
import { hostedRecords, hostedSynonyms } from "../../search/records/hostedIndex";
import type { Synonym } from "../../search/records/siteRecords";
import {
  ask,
  memoryEngine,
  pathsOf,
  recordsOf,
  TEST_PAGES,
  TEST_SITE,
  testPage,
} from "../searchIndex";
import { RankingRules } from "./rankingRules";

const SYNONYMS: readonly Synonym[] = [
  { type: "synonym", synonyms: ["seed phrase", "recovery phrase", "mnemonic"] },
  { type: "oneWaySynonym", input: "convert", synonyms: ["swap"] },
];
const records = recordsOf([
  ...TEST_PAGES,
  testPage(
    "/wallets",
    "Wallets",
    "A wallet signs what you send.",
    "## Keep the seed phrase safe",
    "Nobody else may see it, and nobody can give it back to you.",
    "## Coin<T> & friends",
    "Types of `Coin<T>` have one address each.",
  ),
  testPage(
    "/modules/pool",
    "Liquidity pool module",
    "Entry functions of the module.",
    "## Create one",
    "Makes one.",
    "## Deposit",
    "Puts tokens in.",
  ),
  testPage(
    "/glossary",
    "Glossary",
    "Terms.",
    "## Liquidity pool",
    "Tokens that traders swap with.",
  ),
  testPage(
    "/notes",
    "Notes",
    "What is the use of my notes? No wallet and no seed phrase is in them.",
  ),
  { ...testPage("/season", "Season one", "Points for trades."), keywords: ["airdrop"] },
]);
const rules = new RankingRules(
  hostedRecords(records),
  hostedSynonyms(SYNONYMS, (text) => hash("sha256", text)),
  INDEX_SETTINGS,
);
const { engine } = memoryEngine(buildIndex(records, { siteUrl: TEST_SITE, synonyms: SYNONYMS }));

test.each([
  ["a title", "Fees", "/fees"],
  ["a heading", "price impact", "/pools#price-impact"],
  ["a half-typed heading", "flash lo", "/pools#flash-loan-attacks"],
  ["a heading with a typo", "imapct", "/pools#price-impact"],
  ["a word of the text", "chain", "/fees#network-fee"],
  ["a plural", "seed phrases", "/wallets#keep-the-seed-phrase-safe"],
  ["a synonym", "mnemonic", "/wallets#keep-the-seed-phrase-safe"],
  ["a synonym of two words", "recovery phrase", "/wallets#keep-the-seed-phrase-safe"],
  ["a keyword of a page", "airdrop", "/season"],
  [
    "a question in a sentence",
    "what is the seed phrase of my wallet",
    "/wallets#keep-the-seed-phrase-safe",
  ],
  ["text with markup", "Coin<T>", "/wallets#coint--friends"],
  ["several words, one of them unknown", "impermanent loss xyzzyfoo", "/risks"],
])("%s: “%s” finds %s first, hosted and embedded", async (_, query, path) => {
  expect(rules.search(query)[0]?.url.slice(TEST_SITE.length)).toBe(path);
  expect(pathsOf(await ask(engine, query))[0]).toBe(path);
});

test("a section whose own heading matches comes before sections below a page of that title", () => {
  const found = rules.search("liquidity pool").map(({ url }) => url.slice(TEST_SITE.length));
  expect(found).toEqual([
    "/modules/pool",
    "/glossary#liquidity-pool",
    ...["/modules/pool#create-one", "/modules/pool#deposit"],
  ]);
});

test("a word that leads to another word finds it, but not the other way round", async () => {
  const found = (query: string) =>
    rules.search(query).map(({ url }) => url.slice(TEST_SITE.length));
  expect(found("convert")).toContain("/move");
  expect(pathsOf(await ask(engine, "convert"))).toContain("/move");
  expect(found("zzz")).toEqual([]);
});
