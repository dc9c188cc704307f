import type { ComponentSpec } from "../../../domain/componentSpec";

export const Truncate: ComponentSpec = {
  required: [],
  internal: true,
  plainText: () => "",
  outline: () => undefined,
  feedHtml: () => "",
};
