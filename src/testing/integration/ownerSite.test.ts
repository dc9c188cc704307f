/**
 * One copy of the project, made an owner's and built three times: from scratch with a hosted search index, after edits with
 * Gatsby's cache, and from scratch by plain Gatsby in another folder. The last two give the same result.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { AlgoliaServer } from "../algoliaServer/server";
import { contentsOf, listFiles } from "../builtSite";
import { edgeCasePostTests } from "../edgeCasePosts";
import { SiteCopy } from "../siteCopy";
import { visibleHtml } from "../visibleHtml";
import { allowedScriptTest, builtScriptTest } from "./allowedScript";
import { browse, type Visit, visit } from "./browsing";
import { enginesIn, hostedEnvironment, hostedSearchTests, WRITE_KEY } from "./hostedSearch";
import { markdownCopyTests } from "./markdownCopies";
import { oldTabTest } from "./oldTab";
import {
  BASE,
  ELSEWHERE,
  edit,
  extend,
  FORMER,
  formerSite,
  NAME,
  Repository,
  removeDefi,
  runScript,
} from "./ownerSite";
import { queryTypesIn, removeQueryTypes } from "./queryTypes";
import { compilationHash, incidentTests, sameBytesTests, sameFilesTest } from "./sameBytes";

type Files = Readonly<Record<string, string>>;

const ARGS = ["--prefix-paths"];
const BINARY = /\.(png|webp|jpg|ico|gz|br|woff2?)$/;
const copy = formerSite();
const repository = new Repository();
const folder = (build: "first" | "edited" | "plain") => path.join(copy.root, "built", build);
const hashes = new Map<string, string>();
let algolia: AlgoliaServer;

beforeAll(async () => {
  algolia = await AlgoliaServer.start({ writeKey: WRITE_KEY });
});
afterAll(async () => {
  await algolia.stop();
  copy.dispose();
  repository.dispose();
});

const built = (build: "first" | "edited" | "plain"): Files => contentsOf(folder(build));
const scripts = (files: Files) =>
  Object.keys(files).flatMap((file) => (file.endsWith(".js") ? [files[file] ?? ""] : []));
const stored = () => [...algolia.store.index("docs").objects.values()];
const storedTexts = () => stored().map(({ content }) => String(content));

/** Builds with a hosted index and keeps the result. */
async function build(name: "first" | "edited"): Promise<string> {
  const began = Date.now();
  const env = { PATH_PREFIX: BASE, ...hostedEnvironment(algolia) };
  const { status, output } = await copy.buildMeanwhile(ARGS, env);
  expect(status === 0 ? "" : output).toBe("");
  process.stderr.write(`The ${name} build took ${Math.round((Date.now() - began) / 1000)} s.\n`);
  cpSync(copy.publicDir, folder(name), { recursive: true });
  hashes.set(name, compilationHash(copy.root));
  return output;
}

describe("the first build", () => {
  let output: string;

  beforeAll(async () => {
    expect(runScript(copy, "new:site", NAME, "--yes").status).toBe(0);
    removeDefi(copy);
    await extend(copy, repository);
    output = await build("first");
  });

  test("without src/defi all other sources still type-check", () => {
    const { stdout, stderr } = spawnSync(path.resolve("node_modules/.bin/tsc"), ["-p", "."], {
      cwd: copy.root,
      encoding: "utf8",
    });
    expect(stdout + stderr).not.toContain("error TS");
  });

  test("has no warnings", () => {
    expect(output).not.toContain("✖");
    expect(output).not.toContain("The site-content plugin has generated no Gatsby nodes");
    expect(output).not.toContain("customized the GraphQL type");
  });

  test("carries the owner's name, and no trace of the previous one", () => {
    const files = built("first");
    expect(files["index.html"]).toContain(`Welcome to ${NAME} | ${NAME}`);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["getting-started/index.html", "blog/hello/index.html"]),
    );
    const traces = Object.keys(files)
      .filter((file) => !BINARY.test(file))
      .filter((file) => `${file} ${files[file]}`.toLowerCase().includes(FORMER.slug));
    expect(traces).toEqual([]);
  });

  test("pushes the records of the built pages, and leaves no other index", () => {
    expect(output).toMatch(
      /docs now holds \d+ records of a build without a commit, read back\.\n$/,
    );
    expect(storedTexts()).toContain("A swap changes one Coin&lt;T&gt; into another.");
    expect(stored().map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        "https://docs.example.com/docs/pools#stable-pools",
        "https://docs.example.com/docs/vaults/vault#escrow",
      ]),
    );
    expect(algolia.store.names).toEqual(["docs"]);
  });

  test.each(["public", ".cache"])("does not contain the write key in any file of %s", (name) => {
    const files = listFiles(path.join(copy.root, name));
    expect(files.length).toBeGreaterThan(50);
    const holds = (file: string) =>
      readFileSync(path.join(copy.root, name, file)).includes(WRITE_KEY);
    expect(files.filter(holds)).toEqual([]);
  });

  test("has the code of the hosted engine and not that of the embedded one", () => {
    const code = scripts(built("first"));
    expect(enginesIn(code)).toEqual({ hosted: 1, embedded: 0 });
    expect(code.some((script) => script.includes(algolia.searchKey))).toBe(true);
  });
});

describe("a build after edits", () => {
  beforeAll(async () => {
    edit(copy, repository);
    await build("edited");
  });
  const read = (file: string) => readFileSync(path.join(folder("edited"), file), "utf8");

  test("has what was added and not what was deleted", () => {
    const files = Object.keys(built("edited"));
    expect(Object.keys(built("first"))).toContain("pools/index.html");
    expect(files.filter((file) => file.includes("pools"))).toEqual([]);
    expect(read("limit-orders/index.html")).toContain("An order that waits");
    expect(read("vaults/guides/deposit/index.html")).toContain('href="/docs/vaults/vault#escrow"');
  });

  describe("what no edit touched", () => sameBytesTests(built, hashes));
  describe("the incident drill", () => incidentTests(() => built("edited")));

  test("pushes what changed and what was removed, although Gatsby's cache knows the rest", () => {
    expect(storedTexts()).toContain("Each swap pays a fee.");
    expect(storedTexts()).not.toContain("A pool holds tokens.");
    expect(algolia.store.names).toEqual(["docs"]);
  });

  test("has MDX components without src/defi", () => {
    expect(read("steps/index.html")).toContain("Cast off");
    expect(read("steps/index.html")).toContain("Loosen the rope.");
  });

  test("has a second source in the docs folder of its name, and downloaded pages at the top level", () => {
    const vault = read("vaults/vault/index.html");
    expect(vault).toContain("Holds funds.");
    expect(vault).toMatch(/<img[^>]*alt="The tide"[^>]*srcset|<img[^>]*srcset[^>]*alt="The tide"/i);
    expect(vault).toContain('href="https://git.example.com/contracts/edit/main/docs/vault.md"');
    expect(read("overview/index.html")).toContain("Smart contracts");
    expect(read("release-notes/index.html")).toContain('href="/docs/vaults/vault"');
    expect(Object.keys(built("edited")).filter((file) => file.includes("draft"))).toEqual([]);
  });

  test("makes a page from Markdown written for other tools: title from its heading, prose kept, picture and file published", () => {
    const html = read("support/foreign/index.html");
    expect(html).toMatch(/<h1[^>]*>A foreign writer&#x27;s page<\/h1>/);
    expect(html).toContain("From $5 to $10 at 10:30, {braces} and");
    expect(html).toMatch(/<source type="image\/webp" srcSet="\/docs\/static\/[^"]+\.webp [^"]+"/);
    expect(html).toMatch(
      /<img[^>]*src="\/docs\/static\/[^"]+\.png"[^>]*alt="The shot"[^>]*width="1408" height="792"[^>]*loading="lazy"/,
    );
    expect(html).toContain('aria-label="Enlarge: The shot alone"');
    expect(html).toMatch(/href="\/docs\/assets\/\w+\/kit\.zip"/);
    expect(html).toContain('href="/docs/getting-started#first-result"');
    expect(html).toContain("Mind the gap.");
  });

  test("has neither drafts nor posts dated after the build", () => {
    expect(existsSync(path.join(folder("edited"), "blog/tomorrow"))).toBe(false);
    expect(read("sitemap.xml") + read("blog/rss.xml") + read("blog/index.html")).not.toMatch(
      /tomorrow|hidden-draft/i,
    );
  });

  describe("the Markdown copies", () => markdownCopyTests(() => folder("edited"), BASE));

  test("begins every root-relative address on a page with the base path, once", () => {
    const addresses = [
      ...read("getting-started/index.html").matchAll(/\s(?:href|src)="(\/[^"]*)"/g),
    ];
    expect(addresses.length).toBeGreaterThan(20);
    expect(
      addresses.flatMap(([, address = ""]) =>
        /^\/docs(\/(?!docs\/)|$)/.test(address) ? [] : address,
      ),
    ).toEqual([]);
  });

  describe("edge-case posts", () => edgeCasePostTests(read));

  describe("the hosted search in a browser", () => {
    let open: Visit;
    beforeAll(async () => {
      open = await visit(folder("edited"), BASE);
    });
    afterAll(() => open.close());
    hostedSearchTests(() => ({ visit: open, algolia }));
    allowedScriptTest(() => open);
  });
});

describe("a build by plain Gatsby from scratch elsewhere, with the embedded index", () => {
  let types: readonly string[];
  beforeAll(() => {
    const elsewhere = new SiteCopy(copy.root, "another place-");
    removeQueryTypes(elsewhere);
    const { status, output } = elsewhere.build(ARGS, { ...ELSEWHERE, SITE_PLAIN_GATSBY: "1" });
    cpSync(elsewhere.publicDir, folder("plain"), { recursive: true });
    types = queryTypesIn(elsewhere.root);
    elsewhere.dispose();
    expect(status === 0 ? "" : output).toBe("");
  });
  test("has the same pages as the build after edits, with the same text and links", () => {
    const visible = (files: Files) =>
      Object.fromEntries(
        Object.entries(files)
          .filter(([file]) => file.endsWith(".html"))
          .map(([file, html]) => [file, visibleHtml(html)]),
      );
    const plain = visible(built("plain"));
    expect(visible(built("edited"))).toEqual(plain);
    expect(Object.keys(plain)).toEqual(
      expect.arrayContaining(["404.html", "index.html", "swap/index.html", "search/index.html"]),
    );
  });

  sameFilesTest(built);

  test("writes query types that match those in src/types: `npm run dev` updates them", () => {
    expect(types).toEqual(queryTypesIn("."));
  });

  oldTabTest(folder, BASE);

  test("differs from the fast build as it should: source maps, long class names", () => {
    const page = (build: "edited" | "plain") => built(build)["swap/index.html"] ?? "";
    const isMapped = (script: string) => script.includes("sourceMappingURL");
    expect([
      scripts(built("edited")).some(isMapped),
      scripts(built("plain")).some(isMapped),
    ]).toEqual([false, true]);
    for (const build of ["edited", "plain"] as const)
      expect(page(build)).toMatch(
        /<template data-late="">.*\["\/docs\/app-\w+\.js","sha256-[^"]+"\].*<\/template>/s,
      );
    expect(page("plain")).toContain("SiteLayout-module--");
    expect(page("edited")).not.toContain("module--");
  });

  test("has the code of the embedded engine and not that of the hosted one", () => {
    expect(enginesIn(scripts(built("plain")))).toEqual({ hosted: 0, embedded: 1 });
  });

  builtScriptTest((build) => scripts(built(build)));

  test.each(["edited", "plain"] as const)(
    "under a base path a browser finds every file, navigates and searches: %s",
    async (name) => {
      const open = await visit(folder(name), BASE);
      try {
        expect(await browse(open)).toEqual([]);
      } finally {
        await open.close();
      }
    },
  );
});
