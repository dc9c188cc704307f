import type { z } from "zod";
import type { PagePartials } from "../markdown/partials";
import type { Variables } from "../markdown/variables";
import { docFrontMatter, pageFrontMatter, postFrontMatter } from "../schemas/frontMatter";
import { readPartials } from "./files/partialFiles";
import { BLOG_FOLDER, DOCS_FOLDER, isPage, PAGES_FOLDER, type SourceFile } from "./files/source";
import { type PageParser, type PageSchema, type ParsedPage, parsePage } from "./page";

type Parse<Schema extends PageSchema> = {
  readonly text: string;
  readonly variables: Variables;
  readonly partials: PagePartials | undefined;
  readonly page: Promise<ParsedPage<z.infer<Schema>>>;
};

/** Parsed pages of one kind, by file. */
class ParsesOfKind<Schema extends PageSchema> {
  private readonly byFile = new Map<string, Parse<Schema>>();

  constructor(
    private readonly folder: string,
    private readonly schema: Schema,
  ) {}

  includes(file: SourceFile): boolean {
    return isPage(file, this.folder);
  }

  /** Parses a page, unless it has already been parsed from the same text and with the same variables. */
  parse(file: SourceFile, parser: PageParser): Promise<ParsedPage<z.infer<Schema>>> {
    const known = this.byFile.get(file.path);
    const partials = readPartials(file, parser.root ?? process.cwd());
    if (
      known?.text === file.text &&
      isSame(known.variables, parser.variables) &&
      JSON.stringify(known.partials) === JSON.stringify(partials)
    )
      return known.page;
    const page = parsePage(file, this.schema, parser, partials);
    const { variables } = parser;
    this.byFile.set(file.path, { text: file.text, variables, partials, page });
    return page;
  }

  /** Parses all pages of this kind among the files, in their order. */
  parseAll(
    files: readonly SourceFile[],
    parser: PageParser,
  ): Promise<ParsedPage<z.infer<Schema>>[]> {
    return Promise.all(
      files.filter((file) => this.includes(file)).map((file) => this.parse(file, parser)),
    );
  }
}

function isSame(a: Variables, b: Variables): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The pages that this process has parsed or is parsing: a build starts on them before their `Mdx` nodes exist and collects the
 * results later; in development an edit parses one page.
 */
export class PageParses {
  readonly docs = new ParsesOfKind(DOCS_FOLDER, docFrontMatter);
  readonly posts = new ParsesOfKind(BLOG_FOLDER, postFrontMatter);
  readonly pages = new ParsesOfKind(PAGES_FOLDER, pageFrontMatter);

  /** Parses all pages among the files, each kind in their order. */
  async parseAll(files: readonly SourceFile[], parser: PageParser) {
    const [docs, posts, pages] = await Promise.all([
      this.docs.parseAll(files, parser),
      this.posts.parseAll(files, parser),
      this.pages.parseAll(files, parser),
    ]);
    return { docs, posts, pages };
  }

  /** Starts parsing a page; files that are not pages are ignored. */
  start(file: SourceFile, parser: PageParser): void {
    for (const kind of [this.docs, this.posts, this.pages])
      if (kind.includes(file)) void kind.parse(file, parser);
  }
}
