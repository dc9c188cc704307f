import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { site } from "../../../src/testing/builders";
import type { NodeInput } from "../nodeInput";
import { background, cardColors, readBrand } from "./brand";
import { CARD_SIZE, canWrite, cardSvg, fitted } from "./cardSvg";
import { CARD_FOLDER, withCards } from "./cards";
import { Typeface } from "./typeface";
import { writeCards } from "./writeCards";

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
  file: "content/docs/a.md",
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
  test.each([
    ["Fees", 80, 1],
    ["Impermanent loss: what a provider gives up", 80, 2],
    ["Impermanent loss: what a liquidity provider gives up when prices move", 68, 3],
    ["A title that needs four lines ".repeat(5), 56, 4],
    ["A title that needs many more lines than there are ".repeat(9), 56, 4],
    ["Fees ".repeat(100_000), 56, 4],
    ["0x".padEnd(90, "f"), 68, 3],
  ])("a title of %#", (title, size, lines) => {
    const found = fitted(title);
    expect([found.size, found.lines.length]).toEqual([size, lines]);
    const face = new Typeface(700);
    for (const line of found.lines) expect(face.width(line, size)).toBeLessThanOrEqual(1040);
    const text = found.lines.join(" ");
    if (title.length > 400) expect(text).toMatch(/…$/);
    else expect(text.replace(/\s/g, "")).toBe(title.replace(/\s/g, ""));
  });

  test("writes Latin, Greek and Cyrillic letters, and no others", () => {
    const write = (title: string) => canWrite({ ...TEXTS, title });
    expect(["Fees – 0.3 %", "Łódź", "Προμήθεια", "Комиссия", "Phí giao dịch"].every(write)).toBe(
      true,
    );
    expect(["费用", "Fees 🚀", "רשת"].some(write)).toBe(false);
  });

  test("text in two scripts is as wide as its parts, which are drawn as one path each", () => {
    const face = new Typeface(700);
    expect(face.width("Fees π", 100)).toBeCloseTo(face.width("Fees ", 100) + face.width("π", 100));
    expect(face.draw("π", 50, 0, 100)).toMatch(/^M104\.39 0\.34Q/);
  });

  test("texts that look like markup are shown, not read", () => {
    const svg = cardSvg({ ...TEXTS, title: '"><script>1</script>' }, COLORS);
    expect(svg).not.toContain("script");
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

test("files are drawn once and removed when no page uses them or cards are off; other files are kept", async () => {
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
    expect(files()).toEqual([...second.keys()].sort());
    expect(statSync(picture).mtimeMs).toBe(drawn);

    writeFileSync(path.join(folder, CARD_FOLDER, "owner.jpg"), "");
    await writeCards(new Map(), BRAND, folder);
    expect(files()).toEqual(["owner.jpg"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the colors of this site's style sheet are found", () => {
  expect(readBrand(process.cwd(), site().config).colors).toEqual(COLORS);
});
