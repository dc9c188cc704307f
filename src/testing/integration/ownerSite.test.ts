/**
 * One copy of the project, as an owner has it after a week: a new site, `src/defi` deleted, a component added, two more sources of
 * pages. Its checks pass, and it is built once, under a base path and with a hosted search index.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { promote } from "../../../plugins/site-search-push/promote";
import { readTarget } from "../../../plugins/site-search-push/target";
import { AlgoliaServer } from "../algoliaServer/server";
import { contentsOf, listFiles } from "../builtSite";
import { edgeCasePostTests } from "../edgeCasePosts";
import { allowedScriptTest } from "./allowedScript";
import { browse, type Visit, visit } from "./browsing";
import { enginesIn, hostedEnvironment, hostedSearchTests, WRITE_KEY } from "./hostedSearch";
import { markdownCopyTests } from "./markdownCopies";
import { BASE, changeComponents, extend, FORMER, formerSite, NAME, Repository } from "./ownerSite";

const BINARY = /\.(png|webp|jpg|ico|gz|br|woff2?)$/;
const copy = formerSite();
const repository = new Repository();
let algolia: AlgoliaServer;
let checked: string;
let output: string;

beforeAll(async () => {
  algolia = await AlgoliaServer.start({ writeKey: WRITE_KEY });
  const made = await copy.script("new:site", NAME, "--yes");
  changeComponents(copy);
  copy.remove("content/pages", "content/blog");
  const check = await copy.script("check");
  checked = made.status === 0 && check.status === 0 ? "" : made.output + check.output;
  copy.write("content/blog/authors.yml", "team: { name: Team }\n");
  copy.write("content/blog/tags.yml", "news: { label: News }\n");
  await extend(copy, repository);
  const env = { PATH_PREFIX: BASE, ...hostedEnvironment(algolia) };
  const ended = await copy.build(["--prefix-paths"], env);
  if (ended.status !== 0) throw new Error(ended.output);
  output = ended.output;
});
afterAll(async () => {
  await algolia.stop();
  copy.dispose();
  repository.dispose();
});

const read = (file: string) => readFileSync(path.join(copy.publicDir, file), "utf8");
const scripts = () =>
  listFiles(copy.publicDir).flatMap((file) => (file.endsWith(".js") ? [read(file)] : []));
const stored = () => [...algolia.store.index("docs_next").objects.values()];

test("npm run check passes without src/defi, content/pages and content/blog, and with an owner's component", () => {
  expect(checked).toBe("");
});

test("the build has no warnings", () => {
  expect(output).not.toContain("✖");
  expect(output).not.toContain("The site-content plugin has generated no Gatsby nodes");
  expect(output).not.toContain("customized the GraphQL type");
});

test("it carries the owner's name, and no trace of the previous one", () => {
  const files = contentsOf(copy.publicDir);
  expect(files["index.html"]).toContain(`Welcome to ${NAME} | ${NAME}`);
  const traces = Object.keys(files)
    .filter((file) => !BINARY.test(file))
    .filter((file) => `${file} ${files[file]}`.toLowerCase().includes(FORMER.slug));
  expect(traces).toEqual([]);
});

test("it has the owner's component beside those of the engine", () => {
  expect(read("steps/index.html")).toContain("<strong>4.2 % a year</strong>");
  expect(read("steps/index.html")).toContain("Cast off");
});

test("it pushes the records of the built pages, and leaves the live index alone", () => {
  expect(output).toMatch(/docs_next is ready with \d+ records/);
  const texts = stored().map(({ content }) => String(content));
  expect(texts).toContain("A swap changes one Coin&lt;T&gt; into another.");
  expect(stored().map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      "https://docs.example.com/docs/pools#stable-pools",
      "https://docs.example.com/docs/vaults/vault#escrow",
    ]),
  );
  expect(algolia.store.names).toEqual(["docs_next"]);
});

test.each(["public", ".cache"])("the write key is in no file of %s", (name) => {
  const files = listFiles(path.join(copy.root, name));
  expect(files.length).toBeGreaterThan(50);
  const holds = (file: string) =>
    readFileSync(path.join(copy.root, name, file)).includes(WRITE_KEY);
  expect(files.filter(holds)).toEqual([]);
});

test("it has the code of the hosted engine and not that of the embedded one", () => {
  expect(enginesIn(scripts())).toEqual({ hosted: 1, embedded: 0 });
  expect(scripts().some((script) => script.includes(algolia.searchKey))).toBe(true);
});

test("it has a second source in the docs folder of its name, and downloaded pages at the top level", () => {
  const vault = read("vaults/vault/index.html");
  expect(vault).toContain("Holds funds.");
  expect(vault).toMatch(/<img[^>]*alt="The tide"[^>]*srcset|<img[^>]*srcset[^>]*alt="The tide"/i);
  expect(read("overview/index.html")).toContain("Smart contracts");
  expect(read("release-notes/index.html")).toContain('href="/docs/vaults/vault"');
});

test("it makes a page from Markdown written for GitHub: title from its heading, prose kept, picture and file published", () => {
  const html = read("support/foreign/index.html");
  expect(html).toMatch(/<h1[^>]*>A foreign writer&#x27;s page<\/h1>/);
  expect(html).toContain("From $5 to $10 at 10:30, {braces} and");
  expect(html).toMatch(/<source type="image\/webp" srcSet="\/docs\/static\/[^"]+\.webp [^"]+"/);
  expect(html).toMatch(
    /<img[^>]*src="\/docs\/static\/[^"]+\.png"[^>]*alt="The shot"[^>]*width="1408" height="792"[^>]*loading="lazy"/,
  );
  expect(html).toMatch(/href="\/docs\/assets\/\w+\/kit\.zip"/);
  expect(html).toContain('href="/docs/getting-started#first-result"');
  expect(html).toContain("Mind the gap.");
});

test("it has neither drafts nor posts dated after the build", () => {
  expect(listFiles(copy.publicDir).filter((file) => /draft|tomorrow/.test(file))).toEqual([]);
  expect(read("sitemap.xml") + read("blog/rss.xml") + read("blog/index.html")).not.toMatch(
    /tomorrow|hidden-draft/i,
  );
});

test("every root-relative address on a page begins with the base path, once", () => {
  const addresses = [...read("getting-started/index.html").matchAll(/\s(?:href|src)="(\/[^"]*)"/g)];
  expect(addresses.length).toBeGreaterThan(20);
  expect(
    addresses.flatMap(([, address = ""]) =>
      /^\/docs(\/(?!docs\/)|$)/.test(address) ? [] : address,
    ),
  ).toEqual([]);
});

describe("the Markdown copies", () => markdownCopyTests(() => copy.publicDir, BASE));

describe("edge-case posts", () => edgeCasePostTests(read));

describe("in a browser", () => {
  let open: Visit;
  beforeAll(async () => {
    open = await visit(copy.publicDir, BASE);
    const target = readTarget(hostedEnvironment(algolia));
    if (target) await promote(target, open.url);
  });
  afterAll(() => open.close());

  hostedSearchTests(() => ({ visit: open, algolia }));
  allowedScriptTest(() => open);

  test("an old address leads to the page's new one, with query and anchor, and is in no sitemap", async () => {
    await open.page.goto(`${open.url}/old/pools?from=chat#stable-pools`);
    await open.page.waitForURL(/docs\/pools\?from=chat#stable-pools$/);
    expect(await open.page.title()).toMatch(/^Pools/);
    expect(read("sitemap.xml")).not.toContain("/old/");
  });

  test("every file is found, a reader navigates and searches", async () => {
    expect(await browse(open)).toEqual([]);
  });
});
