import { existsSync } from "node:fs";
import path from "node:path";
import { groupBy } from "../../../../src/domain/groupBy";
import type { Fault } from "../../../../src/domain/problems";
import { splitHref } from "../../../../src/domain/routes";
import { decode, findRoute, type LinkContext } from "./linkTarget";

/** A link that is spelt differently from its target and leads there all the same. */
export type NearLink = Fault & { readonly href: string };

/** How a name that is not composed (Unicode's form NFC) differs, as the end of a sentence. */
export const ACCENTS_APART = "has accents separate from their letters, as macOS archives do";

/**
 * The page that a link means if its path differs only in case, or in how accents are stored: Hugo and GitBook lower-case file
 * names, Windows and macOS open files in any case, and macOS archives store accents separately from their letters. Undefined when
 * no page or several pages match, or a file of `static/` exists there.
 * @param href a link that leads to no page
 */
export function nearPage(file: string, href: string, context: LinkContext): NearLink | undefined {
  const { path: written, query, hash } = splitHref(href);
  const isRoute = written.startsWith("/");
  if (isRoute && existsSync(path.join(context.root, "static", decode(written)))) return undefined;
  const folder = context.folderOf(file);
  const found = findRoute(plain(file), plain(decode(written)), {
    ...inSmallLetters(context),
    root: context.root,
    folderOf: () => ({ ...folder, path: plain(folder.path) }),
  });
  const page = found === undefined ? undefined : context.byPath.get(found);
  if (!page) return undefined;
  const [source = page.path] = [...context.byFile].find(([, other]) => other === page) ?? [];
  const right = isRoute ? page.path : path.posix.relative(path.posix.dirname(file), source);
  if (right.normalize() !== right)
    return {
      href: page.path + query + hash,
      message: `The link "${href}" leads to no file: the name of ${source} ${ACCENTS_APART}.`,
      fix: "Rename the file, typing its name by hand; until then the link leads there.",
    };
  return {
    href: page.path + query + hash,
    message: `The link "${href}" leads to no ${isRoute ? "page" : "file"}, but "${right}" differs only in capital letters.`,
    fix: `Write "${right}${query}${hash}"; until then the link leads there.`,
  };
}

/** A name in the form used for comparison. */
function plain(name: string): string {
  return name.normalize().toLowerCase();
}

type Pages = Pick<LinkContext, "byFile" | "byPath">;
/** Built once for the pages of a build. */
const made = new WeakMap<LinkContext["byFile"], Pages>();

function inSmallLetters({ byFile, byPath }: Pages): Pages {
  const small = made.get(byFile) ?? {
    byFile: withSmallKeys(byFile),
    byPath: withSmallKeys(byPath),
  };
  made.set(byFile, small);
  return small;
}

/** Without the keys that two pages share. */
function withSmallKeys<Page>(pages: ReadonlyMap<string, Page>): ReadonlyMap<string, Page> {
  const alike = groupBy([...pages], ([name]) => plain(name));
  return new Map(
    [...alike].flatMap(([name, [[, page], ...others]]) =>
      others.length === 0 ? [[name, page] as const] : [],
    ),
  );
}
