import { addressFault, isExampleAddress, otherHost } from "./addresses";

test.each([
  "/fees",
  "/fees?a=1#b",
  "#b",
  "../fees.md",
  "a file.pdf",
  "",
  "https://example.com",
  "HTTPS://Example.com/a?b=%5C%0A#c",
  "https://www.typescriptlang.org/play/#src=enum%20A%20{}%0D%0A",
  "http://localhost:8000/",
  "https://example.com/%E4%BD%A0",
  "https://bücher.example/",
  "mailto:a@example.com?body=a%0Ab",
  "mailto:?subject=a",
  "mailto:a@example.com,b@example.com",
  "tel:+4930123",
])("%j is an honest address", (href) => {
  expect(addressFault(href)).toBeUndefined();
});

test.each([
  ["javascript:alert(1)", 'begins with "javascript:".'],
  ["  JavaScript:alert(1)", 'begins with "javascript:".'],
  ["java\tscript:alert(1)", "has the hidden character U+0009."],
  ["data:text/html,x", 'begins with "data:".'],
  ["vbscript:x", 'begins with "vbscript:".'],
  ["file:///etc/passwd", 'begins with "file:".'],
  ["blob:https://example.com/x", 'begins with "blob:".'],
  ["ethereum:0x00/transfer", 'begins with "ethereum:".'],
  ["ftp://example.com", 'begins with "ftp:".'],
  ["intent://x#Intent;end", 'begins with "intent:".'],
  ["htp://example.com", 'begins with "htp:". Did you mean "http:"?'],
  ["mail:a@example.com", 'begins with "mail:". Did you mean "mailto:"?'],
  ["//evil.example/x", "begins with two slashes, so it names another site."],
  ["//fees/swap", "begins with two slashes, so it names another site."],
  ["///a.example/x", "begins with two slashes, so it names another site."],
  ["/\\evil.example", "has a backslash."],
  ["\\\\evil.example", "has a backslash."],
  ["/%5Cevil.example", "has a backslash."],
  ["https:evil.example", "has no host."],
  ["https:/evil.example", "has no host."],
  ["https:///evil.example", "has no host."],
  ["https:\\\\evil.example", "has no host."],
  ["https://", "has no host."],
  [
    "https://app.example.com@evil.example/",
    "leads to evil.example, not to what comes before the @.",
  ],
  ["https://app.example.com\u202egro", "has the hidden character U+202E."],
  ["https://app.exam\u200bple.com", "has the hidden character U+200B."],
  ["https://example.com/%E2%80%AEfdp.exe", "has the hidden character U+202E."],
  ["/a%e2%80%8bb", "has the hidden character U+200B."],
  ["/fees\u2066", "has the hidden character U+2066."],
  ["https://example.com/\u00ad", "has the hidden character U+00AD."],
])("%j is not: it %s", (href, message) => {
  expect(addressFault(href)?.message).toMatch(/^The address ".*" /);
  expect(addressFault(href)?.message).toContain(message);
});

test.each([
  ["http://localhost:port", true],
  ["https://host:<port>/x", true],
  ["http://", true],
  ["http://localhost:8080", false],
  ["https://app.example.com@evil.example", false],
  ["http://host:po\u200brt", false],
  ["ftp://host:port", false],
])("%j can only be an example: %s", (href, expected) => {
  expect(isExampleAddress(href)).toBe(expected);
});

test("a report shows hidden characters by their codes, and long addresses shortened", () => {
  expect(addressFault(`data:\u202e${"x".repeat(500)}`)?.message).toBe(
    `The address "data:\\u{202E}${"x".repeat(54)}…" has the hidden character U+202E.`,
  );
});

test.each([
  ["https://app.example.com", "https://app.examp1e.com/x", "app.examp1e.com", "app.example.com"],
  ["Open https://app.example.com now", "https://evil.example", "evil.example", "app.example.com"],
  ["app.example.com", "https://evil.example", "evil.example", "app.example.com"],
  ["app.example.com/swap", "https://evil.example", "evil.example", "app.example.com"],
  [
    "аpp.example.com",
    "https://app.example.com",
    "app.example.com",
    "аpp.example.com (xn--pp-6kc.example.com)",
  ],
  ["https://a@app.example.com", "https://evil.example", "evil.example", "app.example.com"],
  ["docs.example.com", "https://example.com", "example.com", "docs.example.com"],
  ["Go to app.example.com now", "https://evil.example", "evil.example", "app.example.com"],
  ["app.example.com → launch", "https://evil.example", "evil.example", "app.example.com"],
  ["(app.example.com).", "https://evil.example", "evil.example", "app.example.com"],
  ["evil.example, once app.example.com", "https://evil.example", "evil.example", "app.example.com"],
  ["https://Fly.io", "https://evil.example", "evil.example", "Fly.io"],
  ["Fly.io/app", "https://evil.example", "evil.example", "Fly.io"],
  ["App.fly.io", "https://evil.example", "evil.example", "App.fly.io"],
  ["Fly.io and app.example.com", "https://evil.example", "evil.example", "Fly.io"],
  ["Flу.io", "https://evil.example", "evil.example", "Flу.io (xn--fl-vmc.io)"],
])("the text %j on a link to %s shows another host", (text, href, host, shown) => {
  expect(otherHost(text, href)).toStrictEqual({ host, shown, isName: false });
});

test.each([
  ["Fly.io", "Fly.io"],
  ["How we moved Kontent.ai", "Kontent.ai"],
  ["Curve.fi, Yearn.finance", "Curve.fi"],
])("the text %j may be a name", (text, shown) => {
  expect(otherHost(text, "https://github.com/x")).toStrictEqual({
    host: "github.com",
    shown,
    isName: true,
  });
});

test.each([
  ["https://app.example.com", "https://app.example.com/x?y"],
  ["www.example.com", "https://example.com"],
  ["example.com", "https://docs.example.com"],
  ["Example.COM", "https://example.com"],
  ["README.md", "https://github.com/acme/x"],
  ["Node.js", "https://nodejs.org"],
  ["the app", "https://app.example.com"],
  ["Write to help@example.com", "https://chat.example.org"],
  ["the file site.config.dev.ts of vite.dev-server", "https://github.com/acme/x"],
  ["https://example.com, the site", "https://example.com"],
  ["https://app.example.com", "/app"],
  [
    "https://archive.example/2026/https://example.com/a",
    "https://archive.example/2026/https://example.com/a",
  ],
  ["https://x.example/?link=b.com", "https://x.example/"],
  ["a@example.com", "mailto:a@example.com"],
  ["baseURL: http://localhost:3000", "https://example.com/options"],
  ["http://[::1]:8545/", "http://[::1]:8545/"],
  ["http://0.0.0.0:8545", "http://localhost:8545"],
])("the text %j on a link to %s does not", (text, href) => {
  expect(otherHost(text, href)).toBeUndefined();
});
