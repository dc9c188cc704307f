import type { z } from "zod";
import { authorsSchema, networksSchema, valuesSchema } from "../schemas/data";
import { siteSchema } from "../schemas/site";
import { parseYaml } from "./yaml";

const SITE = "tagline: T\ndescription: D\nurl: https://a.example\nmainUrl: https://a.example\n";
const BANNER = "banner: { image: /b.png, alt: B, width: 1, height: 1 }\n";
const told = (key: string, keys: string) =>
  `"${key}" is empty, and the keys below it are not indented: ${keys}.`;

test.each<[string, z.ZodType, string, string[]]>([
  [
    "of a part, at the left edge",
    siteSchema,
    `${SITE + BANNER}product:\nname: A\nslug: a\nticker: TKN\n`,
    [`6 ${told("product", "name, slug, ticker")}`],
  ],
  [
    "of two parts",
    siteSchema,
    `product:\nname: A\nslug: a\n${SITE}banner:\nimage: /b.png\nalt: B\nwidth: 1\nheight: 1\n`,
    [`1 ${told("product", "name, slug")}`, `8 ${told("banner", "image, alt, width, height")}`],
  ],
  [
    "of a part in a part",
    siteSchema,
    `${SITE + BANNER}product: { name: A, slug: a }\ndocs:\n  version:\n  label: Next\n  badge: true\n`,
    [`8 ${told("version", "label, badge")}`],
  ],
  [
    "of an entry",
    valuesSchema,
    "fee:\nvalue: 0.3%\nconfirmed: true\nother: { value: x }\n",
    [`1 ${told("fee", "value, confirmed")}`],
  ],
  [
    "but no unknown one",
    valuesSchema,
    "fee:\nvalu: x\n",
    [
      '1 "fee" is empty, but must be a mapping (key: value).',
      '2 "valu" is the text "x", but must be a mapping (key: value).',
    ],
  ],
  [
    "but none after another key",
    siteSchema,
    `product:\n${SITE + BANNER}name: A\n`,
    ['1 "product" is empty, but must be a mapping (key: value).', '7 Unknown key "name".'],
  ],
  [
    "but nothing where an entry of a list is empty",
    networksSchema,
    "-\n- { id: a, label: A, rows: [] }\n",
    ['1 "0" is empty, but must be a mapping (key: value).'],
  ],
])(
  "reports keys that are not indented below the key without a value: %s",
  (_, schema, text, expected) => {
    const { problems } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, schema);
    expect(problems.map(({ line, message }) => `${line} ${message}`).sort()).toStrictEqual(
      expected,
    );
  },
);

test("is an error even in files of other tools, where the empty key alone would be a warning", () => {
  const source = { file: "authors.yml", text: "ada:\nname: Ada\n", lineOffset: 0 };
  expect(parseYaml(source, authorsSchema, { foreign: true }).problems).toMatchObject([
    { severity: "error", message: told("ada", "name") },
  ]);
});
