import type { Text } from "mdast";
import { visit } from "unist-util-visit";
import { hasLinkSettings, pictureSettings, withoutSettings } from "../text/mkdocsFigures";
import type { TreePass } from "./mdastNodes";

/**
 * Applies the settings that MkDocs and Pandoc write in braces after pictures: `![A](a.png){ width="300" }`. Those of links,
 * `[A](/a){target=_blank}`, are dropped as they are in HTML tags: the site decides how links look and open.
 */
export function remarkPictureSettings(): TreePass {
  return (tree, source) => {
    const written = String(source.value);
    visit(tree, ["image", "link", "linkReference"], (node, index = 0, parent) => {
      const next = parent?.children[index + 1];
      if (next?.type !== "text") return;
      if (node.type !== "image") {
        while (hasLinkSettings(next.value)) leaveOut(next, written);
        return;
      }
      const settings = pictureSettings(next.value);
      if (settings === undefined) return;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...settings } };
      leaveOut(next, written);
    });
  };
}

/** Removes the settings from the beginning of a text. In the source they may have escapes: `{target=\_blank}`. */
function leaveOut(text: Text, written: string): void {
  text.value = withoutSettings(text.value);
  const start = text.position?.start;
  if (start?.offset !== undefined) start.offset = written.indexOf("}", start.offset) + 1;
}
