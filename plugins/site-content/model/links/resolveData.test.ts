import type { SiteMode } from "../../../../src/domain/componentSpec";
import { element, type TreeElement } from "../../../../src/domain/documentTree";
import { site } from "../../../../src/testing/builders";
import { resolveElement } from "../../../../src/testing/resolveElement";
import type { SiteData } from "../types";

const values: SiteData["values"] = {
  "api.baseUrl": { value: "https://api.example.com", confirmed: true },
  "url.forum": {
    value: ["https://a.example", "https://b.example"],
    confirmed: false,
    note: "Community",
  },
  "url.chat": { value: "https://chat.example", confirmed: true },
  "contract.testnet.router": { value: "0x1", confirmed: false },
  "contract.mainnet.router": { value: "0x2", confirmed: false },
  "status.widget": { value: "planned", confirmed: true },
};
const glossary: SiteData["glossary"] = [
  {
    id: "slippage",
    term: "Slippage",
    definition: "A worse price.",
    group: "trading",
    example: "1%",
    see: ["pool"],
  },
  { id: "pool", term: "Pool", definition: "Two reserves.", group: "liquidity", see: [] },
];
const networks: SiteData["networks"] = [
  { id: "testnet", label: "Testnet", rows: [["Chain id", "6"]] },
  { id: "mainnet", label: "Mainnet", rows: [["Chain id", "8"]] },
];

function resolve(
  node: TreeElement,
  overrides: { values?: SiteData["values"]; glossaryPath?: string; mode?: SiteMode } = {},
) {
  const { values: given = values, glossaryPath, mode = "template" } = overrides;
  const { config, ...rest } = site({ values: given, glossary, networks });
  return resolveElement(node, {
    site: { ...rest, config: { ...config, mode } },
    shownOn: (name) => (name === "Glossary" ? glossaryPath : undefined),
  });
}

/** The text of an element as a page shows it. */
const shown = (...args: Parameters<typeof resolve>) =>
  resolve(...args)
    .html.replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("an owner value", () => {
  const open = element("ExampleValue", { k: "url.forum" });
  const sure = element("ExampleValue", { k: "url.chat" });

  test("that is confirmed is a link and no example", () => {
    expect(resolve(sure)).toMatchObject({
      html: '<a href="https://chat.example">https://chat.example</a>',
      exampleKeys: [],
      problems: [],
    });
  });

  test("that is unconfirmed is an example, with its note, and several values are listed", () => {
    expect(shown(open)).toBe("https://a.example, https://b.example example");
    expect(resolve(open)).toMatchObject({
      props: { title: "Community" },
      exampleKeys: ["url.forum"],
    });
  });

  test("that is unknown is a problem and shows its key", () => {
    const unknown = element("ExampleValue", { k: "url.chta" });
    expect(shown(unknown)).toBe("url.chta example");
    expect(resolve(unknown)).toMatchObject({
      problems: ['7: Unknown owner value "url.chta". Did you mean "url.chat"?'],
      exampleKeys: [],
    });
  });

  test("has a discreet mark in a demonstration, and the page no label", () => {
    expect(shown(open, { mode: "demo" })).toContain("† (example value)");
    expect(resolve(open, { mode: "demo" })).toMatchObject({ exampleKeys: [], problems: [] });
    expect(shown(sure, { mode: "demo" })).not.toContain("†");
  });

  test("stops the build of a live site if it is unconfirmed", () => {
    expect(resolve(open, { mode: "live" }).problems).toEqual([
      '7: The value "url.forum" is not confirmed, and this site is live.',
    ]);
    expect(resolve(sure, { mode: "live" }).problems).toEqual([]);
  });
});

describe("a term", () => {
  test("leads to the glossary with its definition", () => {
    expect(resolve(element("Term", { id: "pool" }), { glossaryPath: "/glossary" })).toMatchObject({
      props: { id: "pool", href: "/glossary#pool", definition: "Two reserves." },
      problems: [],
    });
  });

  test("leads to the page itself when no page has the glossary", () => {
    expect(resolve(element("Term", { id: "pool" })).props?.href).toBe("#pool");
  });
});

describe("the glossary", () => {
  test("has every term, with the names of those it refers to", () => {
    expect(shown(element("Glossary"))).toBe(
      "Slippage A worse price. 1% See also: Pool . Pool Two reserves.",
    );
  });

  test("may show one group", () => {
    expect(shown(element("Glossary", { group: "liquidity" }))).toBe("Pool Two reserves.");
  });

  test("says that no term has a group, and suggests the one that is meant", () => {
    const { problems } = resolve(element("Glossary", { group: "liquidty" }));
    expect(problems).toStrictEqual([
      '7: No glossary term has the group "liquidty". Did you mean "liquidity"?',
    ]);
  });
});

describe("lists of owner values", () => {
  test.each([["AddressList", { group: "contract", network: "testnet" }, /router 0x1 example$/]])(
    "%s has those of a group under their short names",
    (type, props, text) => {
      expect(shown(element(type, props))).toMatch(text);
      expect(resolve(element(type, props)).exampleKeys).toHaveLength(1);
    },
  );

  test.each([
    [{ group: "nothing" }, "nothing."],
    [{ group: "contract", network: "devnet" }, "contract.devnet."],
  ])("%j that are empty are a problem", (props, prefix) => {
    expect(resolve(element("AddressList", props)).problems).toEqual([
      `7: No owner value begins with "${prefix}".`,
    ]);
  });
});
