import {
  element,
  isElement,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import type { Report } from "../report";

/** Suffix that GitHub and Docusaurus append to the address of a picture for one color mode. */
const ONLY = { light: "#gh-light-mode-only", dark: "#gh-dark-mode-only" } as const;
/** Suffix that Material for MkDocs appends for the same purpose. */
const MKDOCS_ONLY = /#only-(light|dark)$/;
const SHOWN_IN_DARK = ["dark:block", "dark:inline", "dark:inline-block"];
/** Accepted as a tag although it is not a component: it never leaves `withThemedPictures`. */
export const THEMED_IMAGE = "ThemedImage";
type ColorMode = keyof typeof ONLY;

/**
 * Pictures that differ by color mode, `<ThemedImage sources={…}>` of Docusaurus, `<picture>` as GitHub reads it,
 * `a.png#only-dark` of Material for MkDocs and pictures with classes of Tailwind as in Mintlify, as two pictures with the
 * mode in their addresses.
 */
export function withThemedPictures(tree: readonly TreeNode[], report: Report): TreeNode[] {
  return mapTree(tree, (node) => {
    if (node.type === "img") return inMode(withGithubMark(node), modeOfClasses(node));
    const [light, dark] =
      node.type === THEMED_IMAGE
        ? themedImage(node)
        : node.type === "picture"
          ? pictureElement(node)
          : [];
    if (light && dark) return [inMode(light, "light"), inMode(withoutId(dark), "dark")];
    if (node.type === "picture") return (node.children ?? []).filter((child) => !isSource(child));
    if (node.type !== THEMED_IMAGE) return node;
    report(
      "error",
      node.line,
      `<${THEMED_IMAGE}> has no sources for both color modes.`,
      'Write sources={{ light: "/a.png", dark: "/b.png" }}, or a separate picture for each.',
    );
    return [];
  });
}

/** A picture without its id, which an earlier element already has. */
export function withoutId(image: TreeElement): TreeElement {
  const { id: _, ...props } = image.props ?? {};
  return { ...image, props };
}

/** The mode that the address of a picture asks for. */
export function modeOfPicture(src: string): ColorMode | undefined {
  return src.endsWith(ONLY.light) ? "light" : src.endsWith(ONLY.dark) ? "dark" : undefined;
}

function withGithubMark(image: TreeElement): TreeElement {
  const src = stringProp(image, "src");
  if (src === undefined || !MKDOCS_ONLY.test(src)) return image;
  return { ...image, props: { ...image.props, src: src.replace(MKDOCS_ONLY, "#gh-$1-mode-only") } };
}

function inMode(image: TreeElement, mode: ColorMode | undefined): TreeElement {
  const src = stringProp(image, "src");
  if (mode === undefined || src === undefined || modeOfPicture(src)) return image;
  return { ...image, props: { ...image.props, src: `${src}${ONLY[mode]}` } };
}

/** `block dark:hidden` is for the light mode, `hidden dark:block` for the dark one. */
function modeOfClasses(image: TreeElement): ColorMode | undefined {
  const classes = new Set(stringProp(image, "className")?.split(/\s+/));
  if (classes.has("dark:hidden")) return "light";
  const isShownInDark = SHOWN_IN_DARK.some((name) => classes.has(name));
  return classes.has("hidden") && isShownInDark ? "dark" : undefined;
}

type Pair = readonly TreeElement[];

function themedImage(node: TreeElement): Pair {
  const { sources, ...props } = node.props ?? {};
  if (sources === null || typeof sources !== "object" || !("light" in sources)) return [];
  const { light, dark } = sources;
  if (typeof light !== "string" || typeof dark !== "string") return [];
  return [light, dark].map((src) => element("img", { ...props, src }, [], node.line));
}

/** `<picture><source media="(prefers-color-scheme: dark)" srcset="b.png"><img src="a.png"></picture>` */
function pictureElement({ children = [] }: TreeElement): Pair {
  const image = children.filter(isElement).find(({ type }) => type === "img");
  const srcOf = (mode: ColorMode) =>
    children
      .filter(isElement)
      .filter((child) =>
        new RegExp(`prefers-color-scheme:\\s*${mode}`).test(stringProp(child, "media") ?? ""),
      )
      .map((child) => stringProp(child, "srcset") ?? stringProp(child, "srcSet"))
      .map((srcset) => srcset && firstIn(srcset))
      .find((src) => src !== undefined);
  const dark = srcOf("dark");
  if (!image || dark === undefined) return [];
  const light = srcOf("light") ?? stringProp(image, "src") ?? "";
  return [light, dark].map((src) => ({ ...image, props: { ...image.props, src } }));
}

/** The first address of a srcset; without sizes, the whole string is an address, in which GitBook leaves spaces. */
function firstIn(srcset: string): string | undefined {
  const list = srcset.trim();
  const isList = /\s\d+(?:\.\d+)?[wx](?=\s*(?:,|$))|,\s/.test(list);
  return isList ? list.split(/[\s,]+/)[0] : list || undefined;
}

/** The build makes all sizes of a picture, so that the page needs no others. */
function isSource(node: TreeNode): boolean {
  return isElement(node) && node.type === "source";
}
