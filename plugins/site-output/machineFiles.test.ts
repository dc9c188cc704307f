import {
  officialLinks,
  robotsText,
  securityText,
  sitemapXml,
  withoutEmptyBlog,
} from "./machineFiles";

const BASE = "https://docs.example.com/team";

describe("the sitemap", () => {
  test("has every route with its full address, sorted", () => {
    expect(sitemapXml(BASE, ["/b", "/", "/FA-entry"])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        "  <url><loc>https://docs.example.com/team/</loc></url>",
        "  <url><loc>https://docs.example.com/team/FA-entry</loc></url>",
        "  <url><loc>https://docs.example.com/team/b</loc></url>",
        "</urlset>",
        "",
      ].join("\n"),
    );
  });

  test("is XML, whatever characters a route has", () => {
    expect(sitemapXml(BASE, [`/a&b<c>"d'`])).toContain(
      "<loc>https://docs.example.com/team/a&amp;b%3Cc%3E%22d'</loc>",
    );
  });
});

test("a blog without posts has no page in the sitemap", () => {
  const routes = ["/", "/blog", "/blog/tags", "/blogging"];
  expect(withoutEmptyBlog(routes, true)).toStrictEqual(routes);
  expect(withoutEmptyBlog(routes, false)).toStrictEqual(["/", "/blogging"]);
});

test("robots may read everything and find the sitemap", () => {
  expect(robotsText(BASE)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/team/sitemap.xml\n",
  );
});

test("the official links are the registry's addresses, including unconfirmed ones", () => {
  const values = [
    { key: "url.forum", value: ["https://a.example", "https://b.example"], confirmed: true },
    { key: "email.security", value: ["security@example.com"], confirmed: false },
    { key: "api.baseUrl", value: ["https://api.example.com"], confirmed: false },
    { key: "curl.x", value: ["x"], confirmed: false },
  ];
  expect(JSON.parse(officialLinks(values))).toStrictEqual({
    forum: "https://a.example, https://b.example",
    "email.security": "security@example.com",
    unconfirmed: ["email.security"],
  });
});

test("security.txt says whom to tell and until when, and is missing without a contact", () => {
  const contact = ["mailto:security@example.com", "https://example.com/report"];
  expect(
    securityText({ contact, expires: "2027-01-31", policy: "https://example.com/policy" }, BASE),
  ).toBe(
    [
      "Contact: mailto:security@example.com",
      "Contact: https://example.com/report",
      "Expires: 2027-01-31T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://docs.example.com/team/.well-known/security.txt",
      "Policy: https://example.com/policy",
      "",
    ].join("\n"),
  );
  expect(securityText({ contact: [], expires: "2027-01-31", policy: null }, BASE)).toBeUndefined();
  expect(securityText({ contact, expires: null, policy: null }, BASE)).toBeUndefined();
});
