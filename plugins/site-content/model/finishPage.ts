import type { Problem } from "../../../src/domain/problems";
import type { Draft } from "./docs/docs";
import { type ResolveContext, type ResolvedPage, resolvePage } from "./links/resolve";
import type { ParsedPage } from "./page";
import { resolvePreview } from "./pictures/pictureFile";
import type { PageData } from "./types";
import { TIME_LIMIT, tooSlow, unparsed, withinTime } from "./withinTime";

type Limits = {
  /** Maximum seconds that a page may take. */
  readonly timeLimit?: number | undefined;
  /** Paths of the pages to resolve, all when omitted; the trees of others are empty. */
  readonly only?: ReadonlySet<string>;
};

/**
 * Finishes a page: resolves its links, its pictures and what its components show of the site.
 * @param parsed its file; undefined for pages that the build makes
 */
export function finishPage<Data extends Draft<PageData>>(
  page: Data,
  context: ResolveContext,
  parsed: Pick<ParsedPage<unknown>, "image" | "lineOf"> | undefined,
  limits: Limits,
): {
  page: Data & Pick<PageData, "links" | "images" | "exampleKeys" | "image">;
  problems: readonly Problem[];
} {
  const { problems, ...resolved } = resolveWithin(page, context, limits);
  const preview =
    parsed?.image === undefined
      ? undefined
      : resolvePreview(page.file, parsed.image, parsed.lineOf("image"), context);
  return {
    page: { ...page, ...resolved, ...(preview?.image && { image: preview.image }) },
    problems: [...problems, ...(preview?.problems ?? [])],
  };
}

function resolveWithin(
  { file, path, tree }: Draft<PageData>,
  context: ResolveContext,
  { only, timeLimit = TIME_LIMIT }: Limits,
): ResolvedPage {
  if (only?.has(path) === false) return resolvePage(file, [], context);
  const found = withinTime(() => resolvePage(file, tree, context), timeLimit);
  if (found) return found.value;
  return {
    ...resolvePage(file, [], context),
    problems: [unparsed(file, undefined, tooSlow(timeLimit))],
  };
}
