import type { SiteCopy } from "../../testing/siteCopy";

/** How generated pages are arranged in folders. */
export const SHAPES = ["wide", "deep", "flat"] as const;
export type Shape = (typeof SHAPES)[number];

const PAGES_PER_SECTION = 20;
const PAGES_PER_FOLDER = 10;

/** Adds pages with the features of real pages to the content of a copy. */
export function addGeneratedPages(copy: SiteCopy, pages: number): void {
  for (let i = 0; i < pages; i++)
    copy.write(
      `content/docs/generated-${i % 10}/group-${Math.floor(i / 100)}/page-${i}.md`,
      pageText(i),
    );
}

/**
 * Replaces the content of a copy with this many plain pages: `wide` in sections of 20, `deep` in folders within folders, `flat`
 * in one folder.
 * @returns the route of a page in the middle
 */
export function writePlainSite(copy: SiteCopy, pages: number, shape: Shape): string {
  copy.remove("content");
  copy.write(
    "content/site.yml",
    [
      "product: { name: Plain, slug: plain }",
      "tagline: Plain pages",
      "description: Plain pages to measure builds with.",
      "url: https://docs.example.com",
      "mainUrl: https://www.example.com",
      "banner: { image: /banner.png, alt: Banner, width: 1200, height: 630 }\n",
    ].join("\n"),
  );
  for (const { file, text } of plainPages(pages, shape)) copy.write(`content/docs/${file}`, text);
  const middle = pages >> 1;
  return `/${folderOf(middle, shape)}/page-${middle}`;
}

/** The pages of a plain site, in CommonMark, with their paths relative to the docs folder. */
export function plainPages(pages: number, shape: Shape): { file: string; text: string }[] {
  const welcome = "---\ntitle: Welcome\nslug: /\n---\n\nPlain pages.\n";
  return [
    { file: "welcome.md", text: welcome },
    ...Array.from({ length: pages }, (_, i) => ({
      file: `${folderOf(i, shape)}/page-${i}.md`,
      text: plainText(i),
    })),
  ];
}

function folderOf(page: number, shape: Shape): string {
  if (shape === "flat") return "pages";
  if (shape === "wide") return `section-${Math.floor(page / PAGES_PER_SECTION)}`;
  const digits = Math.floor(page / PAGES_PER_FOLDER + 1).toString(2);
  return [...digits].map((digit) => `part-${digit}`).join("/");
}

function plainText(i: number): string {
  const sections = [1, 2, 3].map(
    (n) =>
      `## Part ${n} of page ${i}\n\n${`Swap number ${i * n} moves the pool by ${(i % 97) / 10}% and costs a fee of 0.30%. `.repeat(5)}\n\n- first point of ${i}\n- second point of ${n}\n`,
  );
  return `---\ntitle: Plain page ${i}\n---\n\nWhat page ${i} is about.\n\n${sections.join("\n")}`;
}

/** A page of a few hundred words. */
function pageText(i: number): string {
  const sections = [1, 2, 3, 4].map(
    (n) =>
      `## Section ${n} of page ${i}\n\n${`Swap number ${i * n} moves the pool by ${(i % 97) / 10}% and costs a fee of 0.30%. `.repeat(6)}\n\n| Reserve | Price |\n| --- | --- |\n| ${i} | ${n} |\n\n\`\`\`typescript\nconst amount = ${i}n * ${n}n; // base units\nexport function quote(x: bigint): bigint { return x - amount; }\n\`\`\`\n`,
  );
  return `---\ntitle: Generated page ${i}\ndescription: Page ${i} of the benchmark.\n---\n\nThe spot price $x / y$ of pool ${i}.\n\n${sections.join("\n")}`;
}
