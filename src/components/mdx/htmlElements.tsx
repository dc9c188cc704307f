import type { ComponentType } from "react";
import { Anchor } from "./Anchor";
import { CheckBox } from "./CheckBox";
import { Heading2, Heading3, Heading4, Heading5, Heading6 } from "./Heading";
import { SitePicture } from "./SitePicture";

/** HTML elements in a tree that need more than the plain element. */
// biome-ignore lint/suspicious/noExplicitAny: props come from checked JSON; each component states its own
export const htmlElements: Readonly<Record<string, ComponentType<any>>> = {
  a: Anchor,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  h5: Heading5,
  h6: Heading6,
  img: SitePicture,
  input: CheckBox,
};
