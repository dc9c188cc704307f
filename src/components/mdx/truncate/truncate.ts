import type { ComponentSpec } from "../../../domain/componentSpec";

export const Truncate: ComponentSpec = {
  props: {},
  internal: true,
  plainText: () => "",
  outline: () => undefined,
  feedHtml: () => "",
};
