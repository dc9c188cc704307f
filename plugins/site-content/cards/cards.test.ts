import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { site } from "../../../src/testing/builders";
import type { NodeInput } from "../createNodes";
import { cardColors, readBrand } from "./brand";
import { CARD_FOLDER, withCards, writeCards } from "./cards";
import { background, CARD_SIZE, canWrite, drawCard } from "./drawCard";

const COLORS = { bg: "#0d151b", text: "#e3eaee", "text-muted": "#a3b3bd", accent: "#66d1cd" };
const BRAND = { colors: COLORS, banner: undefined, logo: undefined, logoReplacesName: false };
const SITE = {
  product: { name: "Harbour", slug: "harbour", ticker: "HBR" },
  url: "https://docs.harbour.example/guide",
  blog: { title: "News", tagline: "", sidebarTitle: "" },
};
const TEXTS = { title: "Fees", section: "Use", product: "Harbour", address: "docs.example" };
const doc = (title: string, fields: object = {}): NodeInput => ({
  type: "Doc",
  key: title,
  fields: { path: `/${title}`, title, group: "Use", ...fields },
});
const post = (title: string): NodeInput => ({
  type: "Post",
  key: title,
  fields: { path: "/blog/p", title },
});
const imageOf = (node: NodeInput | undefined) => Object(node?.fields.image);

describe("which pages have a card", () => {
  const nodes = [
    doc("Fees"),
    doc("Own", { image: { src: "/own.png" } }),
    doc("Start", { path: "/" }),
    doc("费用"),
    post("Launch"),
    { type: "Tag", key: "t", fields: { path: "/blog/tags/t", title: "Tag" } },
  ];

  test("docs pages and posts, but not one with its own picture, the start page, or a list", () => {
    const drawn = withCards(nodes, SITE, BRAND);
    expect(drawn.nodes.map((node) => imageOf(node).alt)).toEqual([
      "Use: Fees",
      undefined,
      undefined,
      undefined, // the typeface has no Chinese letter
      "News: Launch",
      undefined,
    ]);
    expect([...new Set(drawn.cards.values())]).toEqual([
      { ...TEXTS, address: "docs.harbour.example/guide" },
      {
        title: "Launch",
        section: "News",
        product: "Harbour",
        address: "docs.harbour.example/guide",
      },
    ]);
    const src = expect.stringMatching(/^\/assets\/cards\/[0-9a-f]{16}\.jpg$/);
    expect(imageOf(drawn.nodes[0])).toEqual({ src, alt: "Use: Fees", ...CARD_SIZE });
    expect(imageOf(drawn.nodes[4])).toMatchObject({
      src,
      cover: expect.stringMatching(/^\/assets\/cards\/[0-9a-f]{16}\.webp$/), // of posts, which lists show
    });
  });

  test("no page if site.yml turns them off", () => {
    const drawn = withCards(nodes, SITE, undefined);
    expect(drawn.nodes).toEqual(nodes);
    expect(drawn.cards.size).toBe(0);
  });

  test.each([
    ["title", () => withCards([doc("Other")], SITE, BRAND)],
    ["address", () => withCards([doc("Fees")], { ...SITE, url: "https://other.example" }, BRAND)],
    ["logo", () => withCards([doc("Fees")], SITE, { ...BRAND, logo: Buffer.from("<svg/>") })],
    [
      "color",
      () => withCards([doc("Fees")], SITE, { ...BRAND, colors: { ...COLORS, bg: "#111" } }),
    ],
  ])("a different %s gives a different file", (_what, make) => {
    const first = withCards([doc("Fees")], SITE, BRAND);
    expect([...make().cards.keys()]).not.toEqual([...first.cards.keys()]);
    expect([...first.cards.keys()]).toEqual([
      ...withCards([doc("Fees")], SITE, BRAND).cards.keys(),
    ]);
  });
});

describe("the drawing", () => {
  /** The box around everything on a card that is drawn in one color, in pixels. */
  async function boxOf(texts: object, color: "text" | "accent" | "text-muted") {
    const hidden = { bg: "#000", text: "#000", "text-muted": "#000", accent: "#000" };
    const brand = { ...BRAND, colors: { ...hidden, [color]: "#fff" } };
    const card = await drawCard({ ...TEXTS, ...texts }, brand, await background(brand));
    const { info } = await sharp(card)
      .trim({ threshold: 90 })
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    return { left, top, right: left + info.width, bottom: top + info.height };
  }

  test.each([
    "Fees",
    "Impermanent loss: what a liquidity provider gives up when prices move",
    "A title that needs many more lines than there are ".repeat(9),
    "Fees ".repeat(100_000),
    "0x".padEnd(90, "f"),
    '"><script>1</script> & such',
    "Προμήθεια, комиссия",
  ])("a title is between the section and the address: %#", async (title) => {
    const section = await boxOf({ title }, "accent");
    const heading = await boxOf({ title, product: "" }, "text");
    const address = await boxOf({ title }, "text-muted");
    expect(heading.top).toBeGreaterThan(section.bottom);
    expect(heading.bottom).toBeLessThan(address.top);
    expect([heading.left, heading.right].every((x) => x > 75 && x < 1130)).toBe(true);
  });

  test("has Latin, Greek and Cyrillic letters, and no others", () => {
    const write = (title: string) => canWrite({ ...TEXTS, title });
    expect(["Fees – 0.3 %", "Łódź", "Προμήθεια", "Комиссия", "Phí giao dịch"].every(write)).toBe(
      true,
    );
    expect(["费用", "Fees 🚀", "רשת"].some(write)).toBe(false);
  });

  test("a color that cannot be drawn is an error", () => {
    expect(() => cardColors(() => "oklch(1 0 0)")).toThrow(
      '--color-bg of the dark mode is "oklch(1 0 0)". Write it in hexadecimal',
    );
  });

  test("the banner is faded behind the text, and the logo is at the upper left", async () => {
    const white = { create: { width: 600, height: 315, channels: 3 as const, background: "#fff" } };
    const banner = await sharp(white).png().toBuffer();
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f00"/></svg>',
    );
    const pixels = await background({ ...BRAND, banner, logo });
    const at = (x: number, y: number) => [
      ...pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
    ];
    expect(at(100, 100)).toEqual([255, 0, 0]);
    expect(Math.max(...at(1000, 500))).toBeLessThan(80);
    expect(Math.min(...at(1000, 500))).toBeGreaterThan(0x1b);
  });

  test("a logo that contains the name is as wide as allowed, and replaces the name", async () => {
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 9"><rect width="90" height="9" fill="#f00"/></svg>',
    );
    const redAt = async (logoReplacesName: boolean, x: number) => {
      const pixels = await background({ ...BRAND, logo, logoReplacesName });
      return pixels[(110 * 1200 + x) * 3] === 255;
    };
    expect(await Promise.all([redAt(false, 600), redAt(true, 600)])).toEqual([false, true]);
    const { cards } = withCards([doc("Fees")], SITE, { ...BRAND, logoReplacesName: true });
    expect([...cards.values()].map(({ product }) => product)).toEqual([""]);
  });
});

test("files are drawn once", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cards-"));
  const files = () => readdirSync(path.join(folder, CARD_FOLDER)).sort();
  try {
    const first = withCards(
      [doc("Fees"), post("A title that fills the card ".repeat(9))],
      SITE,
      BRAND,
    ).cards;
    await writeCards(first, BRAND, folder);
    expect(files()).toEqual([...first.keys()].sort());
    const [name = ""] = first.keys();
    const picture = path.join(folder, CARD_FOLDER, name);
    expect(await sharp(readFileSync(picture)).metadata()).toMatchObject({
      format: "jpeg",
      ...CARD_SIZE,
    });
    for (const file of files())
      expect(statSync(path.join(folder, CARD_FOLDER, file)).size).toBeLessThan(60 * 1024);
    const drawn = statSync(picture).mtimeMs;

    const second = withCards([doc("Fees"), doc("Vaults")], SITE, BRAND).cards;
    await writeCards(second, BRAND, folder);
    expect(files()).toEqual([...new Set([...first.keys(), ...second.keys()])].sort());
    expect(statSync(picture).mtimeMs).toBe(drawn);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the colors of this site are found, whatever its owner chose", () => {
  expect(Object.keys(readBrand(process.cwd(), site().config).colors)).toEqual(Object.keys(COLORS));
});
