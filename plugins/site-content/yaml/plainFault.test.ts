import { siteSchema } from "../schemas/site";
import { parseYaml } from "./yaml";

const SITE = `product: { name: A, slug: a }
tagline: T
url: https://a.example
mainUrl: https://a.example
banner: { image: /b.png, alt: B, width: 1, height: 1 }
`;
const found = (text: string) =>
  parseYaml(
    { file: "content/site.yml", text: SITE + text, lineOffset: 0 },
    siteSchema,
  ).problems.map(({ line, message, fix }) => `${line} ${message} ${fix}`);

test.each([
  [
    "a text that is too long",
    `description: ${"x".repeat(156)}`,
    `6 "description" has 156 characters, more than 155; it is the text "${"x".repeat(59)}…. Shorten it to 155 or fewer.`,
  ],
  [
    "a list that is too long",
    `description: D\nsearch: { startLinks: [${"{ label: L, to: /l }, ".repeat(9)}] }`,
    '7 "search.startLinks" has 9 entries, more than 8. Shorten it to 8 or fewer.',
  ],
  [
    "a number that is too small",
    "description: D\nsearch: { minimumRecords: 0 }",
    '7 "search.minimumRecords" is 0, not more than 0. Write more than 0.',
  ],
  [
    "an invalid date",
    "description: D\nsecurity: { expires: 31.01.2027 }",
    '7 "security.expires" is the text "31.01.2027", but must be a date. Write a date such as 2027-01-31.',
  ],
  [
    "an invalid address",
    "description: D\nsecurity: { scripts: [stats.example/s.js] }",
    '7 "security.scripts.0" is not valid: write an address that begins with https://. It is the text "stats.example/s.js". Correct the value of security.scripts.0.',
  ],
  [
    "an address without encryption",
    "description: D\nsearch: { insightsUrl: http://stats.example/s.js }",
    '7 "search.insightsUrl" is not valid: write an address that begins with https://. It is the text "http://stats.example/s.js". Correct the value of search.insightsUrl.',
  ],
  [
    "an address that each page would read as another one",
    "description: D\nsearch: { reportUrl: github.com/acme/issues }",
    '7 "search.reportUrl" is not valid: write an address that begins with https: or mailto:, or a path of this site. It is the text "github.com/acme/issues". Correct the value of search.reportUrl.',
  ],
  [
    "an invalid contact",
    "description: D\nsecurity: { contact: [me], expires: 2027-01-31 }",
    '7 "security.contact.0" is not valid: write an address such as mailto:security@example.com or https://example.com/report. It is the text "me". Correct the value of security.contact.0.',
  ],
])("%s is reported in plain words", (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
});
