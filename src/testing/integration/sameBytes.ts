import { readFileSync } from "node:fs";
import path from "node:path";
import { INCIDENT } from "./ownerSite";

type Files = Readonly<Record<string, string>>;

/** Webpack's hash for the build in a folder. If it changes, Gatsby reads and writes every page again. */
export function compilationHash(root: string): string {
  const slice = path.join(root, ".cache/site-seal/_gatsby/slices/_gatsby-scripts-1.html");
  return /___webpackCompilationHash="(\w+)"/.exec(readFileSync(slice, "utf8"))?.[1] ?? "";
}

/**
 * Tests that a build after edits of content has the same bytes as the build from scratch, in everything the edits do not touch.
 */
export function sameBytesTests(
  built: (build: "first" | "edited") => Files,
  hashes: ReadonlyMap<string, string>,
): void {
  const cold = () => built("first");
  const warm = () => built("edited");
  const code = (files: Files) =>
    Object.fromEntries(
      Object.entries(files).filter(
        ([file]) => /\.(js|css)$/.test(file) || file === "page-data/app-data.json",
      ),
    );

  test("all scripts and sheets, and the digest of them", () => {
    expect(Object.keys(code(warm())).length).toBeGreaterThan(20);
    expect(code(warm())).toEqual(code(cold()));
  });

  test("webpack's own name for the build", () => {
    expect(hashes.get("first")).toMatch(/^\w+$/);
    expect(hashes.get("edited")).toBe(hashes.get("first"));
  });

  test("and no script of another build is left", () => {
    expect(Object.keys(warm())).not.toContain("kept.json");
  });

  test.each(["404.html", "search/index.html", "analytics/index.html"])("%s", (file) => {
    const [page, before] = [warm()[file] ?? "", cold()[file] ?? ""].map(withoutIncident);
    expect(page).toContain("</html>");
    expect(page === before).toBe(true);
  });
}

/** A page without the incident message, and without the early script and the policy, which depend on it. */
function withoutIncident(html: string): string {
  return html
    .replace(/<aside [^>]*data-incident="".*?<\/aside>/s, "")
    .replace(/<script data-early[^>]*>.*?<\/script>/s, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
}

/** Tests that an incident is in everything that the next build writes. */
export function incidentTests(built: () => Files): void {
  const pages = () => Object.entries(built()).filter(([file]) => file.endsWith(".html"));

  test("stands above every page", () => {
    expect(pages().length).toBeGreaterThan(20);
    const without = pages().filter(([, html]) => !above(html, INCIDENT, "<main"));
    expect(without.map(([file]) => file)).toEqual([]);
  });

  test.each(["blog/rss.xml", "blog/atom.xml", "blog/feed.json"])("is the first of %s", (file) => {
    expect(above(built()[file] ?? "", INCIDENT, "The very first swap")).toBe(true);
  });

  test("is in status.json", () => {
    expect(JSON.parse(built()["status.json"] ?? "")).toMatchObject({
      status: "incident",
      incident: { id: "pause-1", title: INCIDENT },
    });
  });
}

function above(text: string, first: string, second: string): boolean {
  return (
    text.includes(first) && text.includes(second) && text.indexOf(first) < text.indexOf(second)
  );
}

/**
 * Tests that builds by plain Gatsby and by the fast one, from scratch and after edits, have the same files except scripts and
 * pages.
 */
export function sameFilesTest(built: (build: "edited" | "plain") => Files): void {
  test("has the same feeds, sitemap, pictures and other files as the build after edits", () => {
    // Without the digests of scripts and of everything, and the policy, which lists the hosts of the search.
    const others = (files: Files) =>
      Object.entries(files)
        .filter(([file]) => !/\.(html|js|css|map|LICENSE\.txt)$|^search-index\//.test(file))
        .filter(
          ([file]) => !/^(_headers|_hosting\/|vercel\.json|build\.json|SHA256SUMS)/.test(file),
        )
        .map(([file, text]) => [file, text.replace(/"webpackCompilationHash":"\w+"/, "")]);
    const [edited, plain] = [others(built("edited")), others(built("plain"))];
    expect(edited.map(([file]) => file)).toEqual(plain.map(([file]) => file));
    const different = plain.filter(([, text], index) => edited[index]?.[1] !== text);
    expect(different.map(([file]) => file)).toEqual([]);
  });
}
