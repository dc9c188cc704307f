import type { Element, RootContent } from "hast";
import type { VFile } from "vfile";
import type { TreeProps } from "../../../../src/domain/documentTree";
import { report } from "../report";

/** A tag of HTML, or of MDX. */
export type Tag =
  | Element
  | Extract<RootContent, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type PropsOf = (tag: Tag) => TreeProps | undefined;

/** Suffix that GitHub and Docusaurus append to the address of a picture for one color mode. */
const ONLY = { light: "#gh-light-mode-only", dark: "#gh-dark-mode-only" } as const;
type ColorMode = keyof typeof ONLY;

/** The mode that the address of a picture asks for. */
export function modeOfPicture(src: string): ColorMode | undefined {
  return src.endsWith(ONLY.light) ? "light" : src.endsWith(ONLY.dark) ? "dark" : undefined;
}

/** Whether a tag stands for pictures: `<picture>` as GitHub reads it, or Docusaurus' `<ThemedImage>`. */
export function isThemed(name: string | null): boolean {
  return name === "picture" || name === "ThemedImage";
}

/** The properties of the `<img>` that a tag stands for: one, or one for each color mode with the mode in its address. */
export function themedPictures(tag: Tag, propsOf: PropsOf, file: VFile): TreeProps[] {
  const isPicture = (tag.type === "element" ? tag.tagName : tag.name) === "picture";
  const { sources, ...props } = propsOf(tag) ?? {};
  const image = isPicture ? pictureParts(tag, propsOf) : { ...sourcesOf(sources), props };
  if (!image) return [];
  const { light, dark } = image;
  if (light !== undefined && dark !== undefined) {
    const { id: _id, ...second } = image.props;
    return [
      { ...image.props, src: light + ONLY.light },
      { ...second, src: dark + ONLY.dark },
    ];
  }
  if (isPicture) return [image.props];
  report(
    file,
    "broken-picture",
    tag.position?.start.line,
    "<ThemedImage> has no sources for both color modes.",
    'Write sources={{ light: "/a.png", dark: "/b.png" }}, or a separate picture for each.',
  );
  return [];
}

type Parts = { readonly props: TreeProps; readonly light?: string; readonly dark?: string };

function sourcesOf(sources: TreeProps[string]): Pick<Parts, "light" | "dark"> {
  if (sources === null || typeof sources !== "object" || !("light" in sources)) return {};
  const { light, dark } = sources;
  return typeof light === "string" && typeof dark === "string" ? { light, dark } : {};
}

/** `<picture><source media="(prefers-color-scheme: dark)" srcset="b.png"><img src="a.png"></picture>` */
function pictureParts(tag: Tag, propsOf: PropsOf): Parts | undefined {
  const tags = tagsIn(tag);
  const image = tags.find((each) => nameOf(each) === "img");
  const props = image && propsOf(image);
  if (!props) return undefined;
  const srcFor = (mode: ColorMode): string | undefined => {
    const source = tags
      .filter((each) => nameOf(each) === "source")
      .map((each) => propsOf(each) ?? {})
      .find(({ media }) => String(media).includes(`prefers-color-scheme: ${mode}`));
    return (
      source &&
      String(source.srcSet ?? "")
        .trim()
        .split(/[\s,]+/)[0]
    );
  };
  const dark = srcFor("dark");
  const light = srcFor("light") ?? (typeof props.src === "string" ? props.src : undefined);
  return dark && light ? { props, light, dark } : { props };
}

/** The tags inside a tag, also in paragraphs that MDX makes around them. */
function tagsIn({ children }: Tag): Tag[] {
  return children.flatMap((child) => {
    if (!("children" in child)) return [];
    return nameOf(child) === "p" ? tagsIn(child) : [child];
  });
}

function nameOf(tag: Tag): string | null {
  return tag.type === "element" ? tag.tagName : tag.name;
}
