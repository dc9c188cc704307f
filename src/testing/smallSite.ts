import { SiteCopy } from "./siteCopy";

/** A copy of the project with a handful of pages, which builds as quickly as Gatsby allows. */
export function smallSite(): SiteCopy {
  const copy = SiteCopy.make();
  copy.remove("content");
  const files: Readonly<Record<string, string>> = {
    "site.yml": [
      "product: { name: Small, slug: small }",
      "tagline: A small site",
      "description: A small site to try builds with.",
      "url: https://docs.example.com",
      "mainUrl: https://www.example.com",
      "banner: { image: /banner.png, alt: Banner }",
      "search: { insights: true }",
    ].join("\n"),
    "docs/welcome.md": "---\ntitle: Welcome\nslug: /\n---\n\nA small site about swaps.\n",
    "docs/swap.md":
      "---\ntitle: Swap\n---\n\nA swap changes one `Coin<T>` into another.\n\n## Fees\n\nEach swap pays.\n",
    "docs/pools.md":
      "---\ntitle: Pools\n---\n\nA pool holds tokens.\n\n## Stable pools\n\nFor tokens of one price.\n",
  };
  for (const [file, text] of Object.entries(files)) copy.write(`content/${file}`, `${text}\n`);
  return copy;
}
