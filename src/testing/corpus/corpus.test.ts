import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readSources } from "../../../plugins/site-content/model/files/source";
import { pageHeadings } from "../../../plugins/site-content/model/links/components";
import * as builtIn from "../../components/mdx/builtIn";
import { stringProp, walk } from "../../domain/documentTree";
import { treeText } from "../../domain/treeText";
import { checkContentLinks } from "../../gatsby/checkContentLinks";
import { load, PRODUCTION } from "../builders";

/**
 * Small pages as Docusaurus and GitHub have them, each with what a reader sees of it. `expected.yml` has an entry for each page by
 * its file; a page without problems has no problems there.
 */
const FOLDER = path.resolve("src/testing/corpus");
const pageSchema = z.strictObject({
  route: z.string(),
  title: z.string(),
  /** What the page shows as its title, where that differs. */
  heading: z.string().optional(),
  /** Whether it shows no title. */
  untitled: z.literal(true).optional(),
  text: z.string(),
  headings: z.array(z.string()).default([]),
  links: z.array(z.string()).default([]),
  pictures: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  problems: z.array(z.string()).default([]),
});
type Page = z.infer<typeof pageSchema>;
const expected = z
  .record(z.string(), pageSchema)
  .parse(parse(readFileSync(path.join(FOLDER, "expected.yml"), "utf8")));

const loaded = load(readSources(FOLDER, "content"), { root: FOLDER });

async function readCorpus(): Promise<Record<string, Page>> {
  const content = await loaded;
  const problems = [...content.problems, ...checkContentLinks(FOLDER, content, PRODUCTION.now)];
  return Object.fromEntries(
    content.docs.map(({ file, path: route, title, heading, hideTitle, tree, links }) => {
      const { headings } = pageHeadings(tree, file, builtIn);
      const pictures: string[] = [];
      const components = new Set<string>();
      walk(tree, (node) => {
        const picture = stringProp(node, "file") ?? stringProp(node, "src");
        const mode = stringProp(node, "mode");
        if (picture !== undefined)
          pictures.push(
            `${picture} ${stringProp(node, "alt") ?? ""}${mode ? `, ${mode} only` : ""}`,
          );
        if (/^[A-Z]/.test(node.type)) components.add(node.type);
      });
      const page: Page = {
        route,
        title,
        ...(heading !== undefined && { heading }),
        ...(hideTitle && { untitled: true }),
        text: treeText(tree, builtIn),
        headings: headings.map(({ level, id, text }) => `${level} ${text} #${id}`),
        links: links.map(({ href }) => href),
        pictures,
        components: [...components].sort(),
        problems: problems
          .filter((found) => found.file === file)
          .map(
            ({ rule, severity, line, message }) =>
              `${severity} ${line ?? "?"}: ${message} [${rule}]`,
          ),
      };
      return [file.replace("content/docs/", ""), page];
    }),
  );
}

const found = readCorpus();

test("the corpus has an entry for every page, and every entry a page", async () => {
  expect(Object.keys(expected).sort()).toStrictEqual(Object.keys(await found).sort());
});

test.each(Object.keys(expected))("%s is read as it was meant", async (file) => {
  expect((await found)[file]).toStrictEqual(expected[file]);
});
