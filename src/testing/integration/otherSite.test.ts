import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { contentsOf, listFiles } from "../builtSite";
import { CHROMIUM_ARGS, ensureChromium } from "../chromium";
import { site } from "../product";
import { serveFolder } from "../serveFolder";
import { SiteCopy } from "../siteCopy";
import { strangePostTests, writeStrangePosts } from "../strangePosts";

const { product } = site;
const copy = new SiteCopy();
const read = (file: string) => readFileSync(path.join(copy.publicDir, file), "utf8");
const BINARY = /\.(png|webp|jpg|ico|gz|br|woff2?)$/;

beforeAll(async () => {
  copy.replace("content/site.yml", `name: ${product.name}`, "name: Zephyrine");
  copy.replace("content/site.yml", `slug: ${product.slug}`, "slug: zephyr");
  copy.write(
    "content/docs/support/pictures/shot.png",
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0b6670" } })
      .png()
      .toBuffer(),
  );
  copy.write("content/docs/support/pictures/kit.zip", "not really a zip");
  copy.write(
    "content/docs/support/strange.md",
    "# A stranger's page\n\nFrom $5 to $10 at 10:30, {braces} and <br> stay. ![The shot](pictures/shot.png)\n\n![The shot alone](pictures/shot.png)\n\n[Kit](./pictures/kit.zip) and [fees](../hyper-amm/fees.mdx#swap-fees)\n\n> [!WARNING]\n> Mind the gap.\n",
  );
  copy.write("content/docs/support/hidden-draft.mdx", "---\ntitle: Hidden draft\ndraft: true\n---\n\nText.\n");
  copy.write(
    "content/blog/2099-01-01-tomorrow.md",
    "---\ntitle: Tomorrow\nauthors: [docs-team]\ntags: [docs]\n---\n\nOpening.\n\n<!-- truncate -->\n\nRest.\n",
  );
  await writeStrangePosts(copy);
});
afterAll(() => copy.dispose());

test("the site builds under another name and a base path, and no trace of the first name is left", () => {
  const { status, output } = copy.build(["--prefix-paths"], { PATH_PREFIX: "/docs" });
  expect(output).not.toContain("✖");
  expect(status).toBe(0);
  const traces = listFiles(copy.publicDir)
    .filter((file) => !BINARY.test(file))
    .filter((file) => file.toLowerCase().includes(product.slug) || read(file).toLowerCase().includes(product.name.toLowerCase()));
  expect(traces).toEqual([]);
  expect(existsSync(path.join(copy.publicDir, "zephyr-hyper-amm/overview/index.html"))).toBe(true);
  expect(read("index.html")).toContain("Welcome to Zephyrine | Zephyrine");
});

test("every root-relative address of a page has the base path, once", () => {
  const html = read("quick-start/index.html");
  const addresses = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1] ?? "");
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !/^\/docs(\/(?!docs\/)|$)/.test(address))).toEqual([]);
});

test("under a base path a browser finds every file, navigates and searches", async () => {
  const server = await serveFolder(copy.publicDir, "/docs");
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: ensureChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("response", (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
    await page.goto(`${server.url}/quick-start`);
    await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Vision and mission" }).click();
    await page.waitForURL(`${server.url}/vision-and-mission`);
    await page.getByRole("heading", { level: 1, name: "Vision and mission" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("impermanent loss");
    await page.getByRole("dialog", { name: "Search" }).getByRole("treeitem").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname.startsWith("/docs/zephyr-hyper-amm/"));
    await page.goto(`${server.url}/search?q=zephyrine`);
    const hit = page.locator("main ol > li a").first();
    await hit.waitFor();
    const target = await hit.getAttribute("href");
    expect(target).toMatch(/^\/docs\//);
    await hit.click();
    await page.waitForURL((url) => url.pathname === target?.split("#")[0]);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

test("a stranger's Markdown becomes a page: title from its heading, prose kept, picture and file published", () => {
  const html = read("support/strange/index.html");
  expect(html).toMatch(/<h1[^>]*>A stranger&#x27;s page<\/h1>/);
  expect(html).toContain("From $5 to $10 at 10:30, {braces} and");
  expect(html).toMatch(/<source type="image\/webp" srcSet="\/docs\/static\/[^"]+\.webp [^"]+"/);
  expect(html).toMatch(/<img[^>]*src="\/docs\/static\/[^"]+\.png"[^>]*alt="The shot"[^>]*width="1408" height="792"[^>]*loading="lazy"/);
  expect(html).toContain('aria-label="Enlarge: The shot alone"');
  expect(html).toMatch(/href="\/docs\/assets\/\w+\/kit\.zip"/);
  expect(html).toContain('href="/docs/zephyr-hyper-amm/fees#swap-fees"');
  expect(html).toContain("Mind the gap.");
});

describe("strange posts", () => strangePostTests(read));

test("drafts and posts dated after the build are not published", () => {
  expect(existsSync(path.join(copy.publicDir, "support/hidden-draft"))).toBe(false);
  expect(existsSync(path.join(copy.publicDir, "blog/tomorrow"))).toBe(false);
  expect(read("sitemap.xml") + read("blog/rss.xml") + read("blog/index.html")).not.toMatch(/tomorrow|hidden-draft/i);
});

test("a second build of the same content gives the same files, byte for byte", () => {
  const first = contentsOf(copy.publicDir);
  copy.remove("public", ".cache");
  expect(copy.build(["--prefix-paths"], { PATH_PREFIX: "/docs" }).status).toBe(0);
  const second = contentsOf(copy.publicDir);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(Object.keys(first).filter((file) => first[file] !== second[file])).toEqual([]);
});

test("broken files and links stop the build with one report of file, line and mend; the built pages stay", () => {
  const before = read("index.html");
  copy.write("content/docs/support/broken.mdx", "---\ntitel: Typo\ntitle: Broken\n---\n\n<Foo/>\n\n[gone](./gone.mdx)\n");
  copy.write("content/blog/2025-02-02-broken.mdx", "---\ntitle: Broken\nauthors: [nobody]\ntags: [amn]\n---\n\nText.\n\n{/* truncate */}\n");
  const { status, output } = copy.build();
  expect(status).toBe(1);
  expect(output).toContain('content/docs/support/broken.mdx:2  Unknown key "titel". Did you mean "title"?');
  expect(output).toContain("content/docs/support/broken.mdx:6  Unknown component <Foo>.");
  expect(output).toContain('content/blog/2025-02-02-broken.mdx:3  Unknown author "nobody".');
  expect(output).toContain('content/blog/2025-02-02-broken.mdx:4  Unknown tag "amn". Did you mean "amm"?');
  expect(read("index.html")).toBe(before);
  copy.remove("content/docs/support/broken.mdx", "content/blog/2025-02-02-broken.mdx");
  copy.write("content/docs/support/badlink.md", '# Bad link\n\n[a](/support/fqa)\n\n[b](/support/faq#nowhere)\n\n[c](/nowhere "!nocheck")\n');
  const links = copy.build();
  expect(links.status).toBe(1);
  expect(links.output).toContain('content/docs/support/badlink.md:3  The link "/support/fqa" leads to no page. Did you mean "/support/faq"?');
  expect(links.output).toContain('content/docs/support/badlink.md:5  The link "/support/faq#nowhere" leads to no anchor');
  expect(links.output).not.toContain('"/nowhere"');
});
