import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { writeEdgeCasePosts } from "../edgeCasePosts";
import { SiteCopy } from "../siteCopy";

/** The site's product before `npm run new:site`; no trace of it may be in a later build. */
export const FORMER = { name: "Quayside", slug: "quayside" } as const;
export const NAME = "Zephyrine";
/** The path of the site on its host. */
export const BASE = "/docs";

const PICTURE = "src/testing/fixtures/content/docs/tide.png";

/** A page with what the site loads for search, for the browser to call. */
const PROBE = `import { type ReactNode, useEffect } from "react";
import { getSearchClient } from "../components/search/client/siteSearch";
export default function Probe(): ReactNode {
  useEffect(() => void Object.assign(window, { getSearchClient }), []);
  return <main><h1>Probe</h1></main>;
}
`;

/** A script from another site that the owner allows. */
export const COUNTER = "https://stats.example/count.js";

/** A page that includes that script, as an owner would add it. */
const ANALYTICS = `import { Script } from "gatsby";
import type { ReactNode } from "react";
export default function Analytics(): ReactNode {
  return <main><h1>Analytics</h1><Script src="${COUNTER}" /></main>;
}
`;

/** A source plugin that creates nodes without a file on disk. */
const DOWNLOADED_PAGES = `const { createFileNodeFromBuffer } = require("gatsby-source-filesystem");
if (JSON.stringify(process.env).includes("marker-write-key")) throw new Error("The build has the key in its environment.");
exports.sourceNodes = ({ actions, getCache, createNodeId }) => createFileNodeFromBuffer({
  buffer: Buffer.from("---\\ntitle: Release notes\\n---\\n\\nFrom [the vault](/vaults/vault).\\n"),
  name: "release-notes", ext: ".md", getCache, createNode: actions.createNode, createNodeId,
});
`;

/** A copy of the project with one page, for the product that the site has before it becomes an owner's. */
export function formerSite(): SiteCopy {
  const copy = SiteCopy.make();
  copy.remove("content");
  copy.write(
    "content/site.yml",
    [
      `product: { name: ${FORMER.name}, slug: ${FORMER.slug} }`,
      "tagline: A former site",
      "description: What the site was before.",
      "url: https://docs.former.example",
      "mainUrl: https://www.former.example",
      "banner: { image: /banner.png, alt: Banner }\n",
    ].join("\n"),
  );
  copy.write("content/docs/welcome.md", "---\ntitle: Welcome\nslug: /\n---\n\nA former page.\n");
  return copy;
}

/** The documentation of a code repository, beside and outside of the site. */
export class Repository {
  private readonly root = mkdtempSync(path.join(tmpdir(), "contracts-"));
  /** Name of the folder, which is beside the site's. */
  readonly name = path.basename(this.root);

  constructor() {
    this.write("vault.md", "# Vault\n\n## Escrow\n\nHolds funds. ![The tide](tide.png)\n");
    this.write(
      "guides/deposit.md",
      "---\ntitle: Deposit\n---\n\nBack to the [vault](../vault.md).\n",
    );
    this.write("_draft.md", "Notes of the editors.\n");
    cpSync(PICTURE, path.join(this.root, "docs/tide.png"));
  }

  write(file: string, text: string): void {
    const full = path.join(this.root, "docs", file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

const OWN_COMPONENT: Readonly<Record<string, string>> = {
  "ownApr.tsx": `import { text } from "../../../domain/componentProps";
import { staticComponent } from "../define";
export const OwnApr = staticComponent({
  props: { value: text },
  allowedChildren: [],
  inline: true,
  render: ({ value }) => <strong>{value} % a year</strong>,
});
`,
  "ownApr.sample.mdx": 'It pays <OwnApr value="4.2" />.\n',
};

/** What CONTRIBUTING invites an owner to do: delete the example's maths, add a component. An owner may have done it already. */
export function changeComponents(copy: SiteCopy): void {
  const registry = "src/components/mdx/registry.ts";
  const lines = copy.read(registry).split("\n");
  const kept = lines.filter((line) => !line.includes("defi/registry"));
  copy.write(registry, kept.join("\n"));
  copy.replace(registry, /(?=export \*)/, 'export { OwnApr } from "./own-apr/ownApr";\n');
  copy.remove("src/defi");
  for (const [name, text] of Object.entries(OWN_COMPONENT))
    copy.write(`src/components/mdx/own-apr/${name}`, text);
}

/** Adds two more sources of pages, pages in code, and content that owners bring along. */
export async function extend(copy: SiteCopy, repository: Repository): Promise<void> {
  copy.replace(
    "gatsby-config.ts",
    "  plugins: [\n",
    `  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "contracts", path: "../${repository.name}/docs" } },
    "downloaded-pages",\n`,
  );
  copy.write("plugins/downloaded-pages/package.json", '{ "name": "downloaded-pages" }');
  copy.write("plugins/downloaded-pages/gatsby-node.js", DOWNLOADED_PAGES);
  copy.write("src/pages/probe.tsx", PROBE);
  copy.write("src/pages/analytics.tsx", ANALYTICS);
  copy.replace(
    "content/site.yml",
    /$/,
    `search: { insights: true }\nsecurity: { scripts: ["${COUNTER}"] }\n`,
  );
  for (const [file, text] of Object.entries(DOCS)) copy.write(`content/docs/${file}`, text);
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: "#0b6670" },
  })
    .png()
    .toBuffer();
  copy.write("content/docs/support/pictures/shot.png", picture);
  copy.write("content/docs/support/pictures/kit.zip", "not really a zip");
  const front = "authors: [team]\ntags: [news]\n---\n\n";
  copy.write(
    "content/blog/2099-01-01-tomorrow.md",
    `---\ntitle: Tomorrow\n${front}Opening.\n\n<!-- truncate -->\n\nRest.\n`,
  );
  copy.write(
    "content/blog/2026-01-01-first.md",
    `---\ntitle: First\n${front}The first swap.\n\n<!-- truncate -->\n\nMore.\n`,
  );
  await writeEdgeCasePosts(copy);
}

const DOCS: Readonly<Record<string, string>> = {
  "contracts/_category.yml": "label: Smart contracts\nslug: /vaults\n",
  "overview.md":
    "---\ntitle: Overview\n---\n\nRead [about vaults](/vaults/vault#escrow) and [pools](pools.md).\n",
  "swap.md":
    "---\ntitle: Swap\n---\n\nA swap changes one `Coin<T>` into another.\n\n## Fees\n\nEach swap pays.\n",
  "pools.md":
    "---\ntitle: Pools\nredirect_from: [/old/pools]\n---\n\nA pool holds tokens.\n\n## Stable pools\n\nFor tokens of one price.\n",
  "steps.mdx":
    '---\ntitle: Steps\n---\n\n<Steps>\n  <Step title="Cast off">Loosen the rope for <OwnApr value="4.2" />.</Step>\n</Steps>\n',
  "support/foreign.md":
    "# A foreign writer's page\n\nFrom $5 to $10 at 10:30, {braces} and <br> stay. ![The shot](pictures/shot.png)\n\n![The shot alone](pictures/shot.png)\n\n[Kit](./pictures/kit.zip) and [start](../getting-started.mdx#first-result)\n\n> [!WARNING]\n> Mind the gap.\n",
  "support/hidden-draft.mdx": "---\ntitle: Hidden draft\ndraft: true\n---\n\nText.\n",
};

const BROKEN: Readonly<Record<string, string>> = {
  "docs/broken.mdx": "---\ntitel: Typo\ntitle: Broken\n---\n\n<Foo/>\n\n[gone](./gone.mdx)\n",
  "docs/links.md": "# Links\n\n[a](/getting-startd)\n\n[b](/getting-started#nowhere)\n",
  "blog/2025-02-02-broken.mdx":
    "---\ntitle: Broken\nauthors: [nobody]\ntags: [newz]\n---\n\nText.\n\n{/* truncate */}\n",
};

/** Runs a function while the content has files with mistakes. */
export async function whileBroken<Result>(
  copy: SiteCopy,
  run: () => Promise<Result>,
): Promise<Result> {
  for (const [file, text] of Object.entries(BROKEN)) copy.write(`content/${file}`, text);
  const result = await run();
  copy.remove(...Object.keys(BROKEN).map((file) => `content/${file}`));
  return result;
}
