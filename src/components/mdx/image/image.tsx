import type { TreeProps } from "../../../domain/documentTree";
import { interactiveComponent, part } from "../define";

/** What `![alt](file)` becomes. The dark version of a picture shows the same as the light one. */
export const Image = interactiveComponent({
  props: {},
  internal: true,
  fallback: ({ mode, src, file, alt, width, height }: TreeProps) =>
    mode !== "dark" && part("img", { src, file, alt, width, height }),
});
