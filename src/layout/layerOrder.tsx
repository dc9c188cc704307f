import { cloneElement, isValidElement, type ReactNode } from "react";

/** The order of the cascade layers, as in `tokens.css`. */
const ORDER = "@layer tokens,base,prose,components,print;";

type Sheet = { readonly dangerouslySetInnerHTML?: { readonly __html: string } };

/**
 * Head components with the order of the cascade layers before any of them: in the sheet that Gatsby makes, the styles of lazily
 * loaded components come first. The order is part of that sheet, since each style would need a digest in the policy of every
 * page; in development, where sheets are files, it is a separate style.
 */
export function withLayerOrder(components: readonly ReactNode[]): ReactNode[] {
  const first = components.findIndex((component) => sheetOf(component) !== undefined);
  if (first < 0) return [<style key="layers">{ORDER}</style>, ...components];
  return components.map((component, at) =>
    at === first && isValidElement<Sheet>(component)
      ? cloneElement(component, {
          dangerouslySetInnerHTML: { __html: ORDER + sheetOf(component) },
        })
      : component,
  );
}

function sheetOf(component: ReactNode): string | undefined {
  return isValidElement<Sheet>(component) && component.type === "style"
    ? component.props.dangerouslySetInnerHTML?.__html
    : undefined;
}
