import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
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
 * Small pages as Docusaurus and GitHub have them, each with what a reader sees of it: the YAML files have an entry for each file of
 * `content/docs`. What pages only import has a source alone, and a page without problems has no problems there.
 */
const FOLDER = "src/testing/corpus";
const PICTURE = "src/testing/fixtures/content/docs/tide.png";
const pageSchema = z.object({
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
const source = z.string().optional();
const entrySchema = z.union([
  z.strictObject({ source }),
  pageSchema.extend({ source }).strict(), // without a source: a page that other pages make
]);
const entries = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yml"))
  .map((name) => parse(readFileSync(path.join(FOLDER, name), "utf8")))
  .flatMap((file) => Object.entries(z.record(z.string(), entrySchema).parse(file)));
const expected: Readonly<Record<string, Page>> = Object.fromEntries(
  entries.flatMap(([file, entry]) => ("route" in entry ? [[file, pageSchema.parse(entry)]] : [])),
);
const root = mkdtempSync(path.join(tmpdir(), "corpus-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, put: (target: string) => void): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  put(target);
}

async function readCorpus(): Promise<Record<string, Page>> {
  for (const [file, { source }] of entries)
    if (source !== undefined)
      write(`content/docs/${file}`, (target) => writeFileSync(target, source));
  for (const picture of ["content/docs/img/pool.png", "static/img/logo.png"])
    write(picture, (target) => copyFileSync(PICTURE, target));
  const content = await load(readSources(root, "content"), { root });
  const problems = [...content.problems, ...checkContentLinks(root, content, PRODUCTION.now)];
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
