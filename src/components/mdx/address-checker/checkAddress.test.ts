import { checkAddress, type OfficialAddress } from "./checkAddress";
import { decodeHost, skeletonOf } from "./confusables";

const entry = (name: string, value: string, confirmed = true): OfficialAddress => ({
  name,
  value,
  confirmed,
});
const LIST = [
  entry("app", "https://app.tidewater.io"),
  entry("site", "https://www.tidewater.io"),
  entry("code", "https://github.com/tidewater-labs"),
  entry("status", "https://status.tidewater.io", false),
  entry("support", "help@tidewater.io"),
];
const verdict = (text: string) => {
  const found = checkAddress(text, LIST);
  return [found.kind, "official" in found ? found.official.name : ""];
};

test.each([
  ["https://app.tidewater.io", "official", "app"],
  ["  app.tidewater.io  ", "official", "app"],
  ["HTTPS://APP.Tidewater.IO/swap?x=1#y", "official", "app"],
  ["https://app.tidewater.io.", "official", "app"],
  ["https://app.tidewater.io:443/", "official", "app"],
  ["https://tidewater.io/blog", "official", "site"],
  ["https://github.com/tidewater-labs/core", "official", "code"],
  ["help@tidewater.io", "official", "support"],
  ["mailto:Help@tidewater.io", "official", "support"],
  ["https://status.tidewater.io/", "unconfirmed", "status"],
])("%s is %s", (text, kind, name) => {
  expect(verdict(text)).toEqual([kind, name]);
});

test.each([
  ["http://app.tidewater.io", "http instead of https"],
  ["https://app.tidewater.io:8443/login", "another port"],
  ["https://app.tidewater.io@evil.example/", "it leads to evil.example"],
  ["https://app.tidewater.io.evil.example", "it leads to evil.example"],
  ["https://аpp.tidewater.io", "letters of another script"],
  ["https://xn--pp-6kc.tidewater.io", "letters of another script"],
  ["https://app.t1dewater.io", "characters that look like others"],
  ["https://app.tidewater.lo", "characters that look like others"],
  ["https://app.ticlewater.io", "characters that look like others"],
  ["https://app-tidewater.io", "dots and hyphens"],
  ["https://app.tidewater.com", "it ends in .com instead of .io"],
  ["https://tidewater.co.uk", "it ends in .co.uk instead of .io"],
  ["https://tidewater-airdrop.io", "with other words around it"],
  ["https://gettidewater.xyz", "with other words around it"],
  ["https://app.tidewaer.io", "one letter differs"],
  ["https://app.tidewaetr.io", "one letter differs"],
  ["https://app.tidevatter.io", "two letters differ"],
  ["https://githud.com/tidewater-labs", "one letter differs"],
  ["help@tidewater.co", "it ends in .co instead of .io"],
])("%s looks like an official address: %s", (text, reason) => {
  expect(checkAddress(text, LIST)).toMatchObject({
    kind: "alike",
    reason: expect.stringContaining(reason),
  });
});

test.each([
  ["https://example.org", undefined],
  ["https://gitlab.com/someone", undefined],
  ["https://github.com/tidewater-1abs", "Its host, github.com, is on the list, but not this page."],
  [
    "https://github.com/tidewater-labs-claims",
    "Its host, github.com, is on the list, but not this page.",
  ],
  ["claim.tidewater.io", undefined],
  ["admin@tidewater.io", "Its host, tidewater.io, is on the list, but not this page."],
])("%s is not on the list", (text, note) => {
  expect(checkAddress(text, LIST)).toEqual({ kind: "unlisted", ...(note && { note }) });
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["hello", "unreadable"],
  ["javascript:alert(1)", "unreadable"],
  ["ftp://app.tidewater.io", "unreadable"],
  ["https://%zz", "unreadable"],
  ["two words.io x", "unreadable"],
])("%p is %s", (text, kind) => {
  expect(verdict(text)).toEqual([kind, ""]);
});

test("an empty list recognizes nothing, and says so", () => {
  expect(checkAddress("https://app.tidewater.io", [])).toEqual({ kind: "unlisted" });
});

test.each([
  ["xn--mnchen-3ya.de", "münchen.de"],
  ["xn--80ak6aa92e.com", "аррӏе.com"],
  ["xn--!!.com", "xn--!!.com"],
  ["plain.com", "plain.com"],
])("%s is %s", (host, shown) => {
  expect(decodeHost(host)).toBe(shown);
});

test("names that look alike have the same skeleton, others do not", () => {
  expect(skeletonOf("аррӏе")).toBe(skeletonOf("apple"));
  expect(skeletonOf("modern")).toBe(skeletonOf("modem"));
  expect(skeletonOf("tide")).not.toBe(skeletonOf("tiles"));
});
