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

describe("an owner value", () => {
  test("that is confirmed is shown and is not an example", () => {
    expect(resolve(element("ExampleValue", { k: "url.chat" }))).toMatchObject({
      props: { k: "url.chat", value: "https://chat.example", confirmed: true },
      exampleKeys: [],
      problems: [],
    });
  });

  test("that is unconfirmed is an example, with its note, and several values are listed", () => {
    expect(resolve(element("ExampleValue", { k: "url.forum" }))).toMatchObject({
      props: { value: "https://a.example, https://b.example", confirmed: false, note: "Community" },
      exampleKeys: ["url.forum"],
    });
  });

  test("that is unknown is a problem and shows its key", () => {
    expect(resolve(element("ExampleValue", { k: "url.chta" }))).toMatchObject({
      props: { value: "url.chta", confirmed: false },
      problems: ['7: Unknown owner value "url.chta". Did you mean "url.chat"?'],
      exampleKeys: [],
    });
  });

  test("keys of a page are sorted and listed once", () => {
    const both = element(
      "p",
      {},
      ["url.forum", "contract.testnet.router", "url.forum"].map((k) =>
        element("ExampleValue", { k }),
      ),
    );
    expect(resolve(both).exampleKeys).toStrictEqual(["contract.testnet.router", "url.forum"]);
  });
});

describe("an open value", () => {
  const open = element("ExampleValue", { k: "url.forum" });
  const sure = element("ExampleValue", { k: "url.chat" });

  test("has a discreet mark in a demonstration, and the page no label", () => {
    expect(resolve(open, { mode: "demo" })).toMatchObject({
      props: { confirmed: false, quiet: true },
      exampleKeys: [],
      problems: [],
    });
    expect(resolve(sure, { mode: "demo" }).props).not.toHaveProperty("quiet");
  });

  test("stops the build of a live site, a confirmed one does not", () => {
    expect(resolve(open, { mode: "live" }).problems).toEqual([
      '7: The value "url.forum" is not confirmed, and this site is live.',
    ]);
    expect(resolve(sure, { mode: "live" }).problems).toEqual([]);
  });
});

test.each(["demo", "live"] as const)("a remark for the owner leaves a %s site", (mode) => {
  const note = element("OwnerNote", {}, ["Fill this in."]);
  expect(resolve(note).children).toEqual(["Fill this in."]);
  expect(resolve(note, { mode })).toMatchObject({ props: { hidden: true }, children: [] });
});

describe("a status", () => {
  test.each([
    ["is written on the page", { value: "in progress" }, "in progress", []],
    ["is an owner value", { k: "status.widget" }, "planned", []],
    [
      "has to be a known one",
      { value: "planed" },
      "planed",
      ['7: "planed" is not a status. Did you mean "planned"?'],
    ],
    [
      "has to be a known one as an owner value, too",
      { k: "url.chat" },
      "https://chat.example",
      ['7: "https://chat.example" is not a status.'],
    ],
    ["has to be there", {}, undefined, ['7: "" is not a status.']],
  ])("%s", (_, props, value, problems) => {
    const found = resolve(element("StatusBadge", props));
    expect([found.props?.value, found.problems]).toStrictEqual([value, problems]);
  });
});

describe("a term", () => {
  test("leads to the glossary with its definition", () => {
    expect(resolve(element("Term", { id: "pool" }), { glossaryPath: "/glossary" })).toMatchObject({
      props: { id: "pool", href: "/glossary#pool", term: "Pool", definition: "Two reserves." },
      problems: [],
    });
  });

  test("leads to the page itself when no page has the glossary", () => {
    expect(resolve(element("Term", { id: "pool" })).props?.href).toBe("#pool");
  });

  test("that is unknown is a problem", () => {
    expect(resolve(element("Term", { id: "slipage" })).problems).toStrictEqual([
      '7: Unknown glossary term "slipage". Did you mean "slippage"?',
    ]);
  });
});

describe("the glossary", () => {
  test("has every term, with the names of those it refers to", () => {
    expect(resolve(element("Glossary")).props?.entries).toStrictEqual([
      {
        id: "slippage",
        term: "Slippage",
        definition: "A worse price.",
        example: "1%",
        see: [{ id: "pool", term: "Pool" }],
      },
      { id: "pool", term: "Pool", definition: "Two reserves.", see: [] },
    ]);
  });

  test("may show one group", () => {
    expect(resolve(element("Glossary", { group: "liquidity" })).props?.entries).toMatchObject([
      { id: "pool" },
    ]);
  });

  test("says that no term has a group, and suggests the one that is meant", () => {
    const { problems } = resolve(element("Glossary", { group: "liquidty" }));
    expect(problems).toStrictEqual([
      '7: No glossary term has the group "liquidty". Did you mean "liquidity"?',
    ]);
  });
});

test("the index of the glossary has its terms by letter", () => {
  expect(resolve(element("GlossaryIndex")).props?.letters).toStrictEqual([
    { letter: "P", entries: [{ id: "pool", term: "Pool" }] },
    { letter: "S", entries: [{ id: "slippage", term: "Slippage" }] },
  ]);
});

describe("a table of networks", () => {
  test.each([
    ["shows both without a choice", {}, ["testnet", "mainnet"], []],
    ["shows both when asked for", { network: "both" }, ["testnet", "mainnet"], []],
    ["shows one", { network: "mainnet" }, ["mainnet"], []],
    [
      "shows none that does not exist",
      { network: "mainet" },
      [],
      ['7: Unknown network "mainet". Did you mean "mainnet"?'],
    ],
  ])("%s", (_, props, ids, problems) => {
    const found = resolve(element("NetworkTable", props));
    expect(found.props?.networks).toMatchObject(ids.map((id) => ({ id })));
    expect(found.props?.networks).toHaveLength(ids.length);
    expect(found.problems).toStrictEqual(problems);
  });
});

describe("lists of owner values", () => {
  test.each(["OfficialLinks", "AddressList"])(
    "%s has those of a group under their short names",
    (type) => {
      expect(resolve(element(type, { group: "url" }))).toMatchObject({
        props: {
          entries: [
            { key: "url.forum", name: "forum", confirmed: false },
            { key: "url.chat", name: "chat", confirmed: true },
          ],
        },
        exampleKeys: ["url.forum"],
        problems: [],
      });
    },
  );

  test("may be of one network", () => {
    expect(
      resolve(element("AddressList", { group: "contract", network: "testnet" })).props?.entries,
    ).toMatchObject([{ name: "router", value: "0x1" }]);
  });

  test.each([
    [{ group: "nothing" }, "nothing."],
    [{ group: "contract", network: "devnet" }, "contract.devnet."],
    [{}, "."],
  ])("%j that are empty are a problem", (props, prefix) => {
    expect(resolve(element("OfficialLinks", props))).toMatchObject({
      props: { entries: [] },
      problems: [`7: No owner value begins with "${prefix}".`],
    });
  });
});

describe("an endpoint", () => {
  test("has the address of the interface", () => {
    expect(resolve(element("ApiEndpoint", { path: "/a", summary: "A." })).props).toStrictEqual({
      path: "/a",
      summary: "A.",
      baseUrl: "https://api.example.com",
      confirmed: true,
    });
  });

  test("needs it among the owner values", () => {
    const endpoint = element("ApiEndpoint", { summary: "A." });
    expect(resolve(endpoint, { values: {} }).problems).toStrictEqual([
      '7: Unknown owner value "api.baseUrl".',
    ]);
  });

  test("without a summary needs the description of the API", () => {
    expect(resolve(element("ApiEndpoint", { method: "GET", path: "/a" })).problems).toStrictEqual([
      "7: content/openapi.yaml is missing, but the page needs it.",
    ]);
  });
});
