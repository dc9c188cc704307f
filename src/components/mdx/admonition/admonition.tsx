import { oneOf, text } from "../../../domain/componentProps";
import { isElement } from "../../../domain/documentTree";
import { Callout } from "../../ui/Callout";
import { interactiveComponent, markup, staticComponent } from "../define";

/** The title of a box with its markup; `Admonition` shows it in place of its plain title. */
export const AdmonitionTitle = interactiveComponent({
  props: {},
  internal: true,
  fallback: (_, children) => children,
});

/** `:::note[Title]` in a page. */
export const Admonition = staticComponent({
  props: { type: oneOf("note", "tip", "info", "warning", "danger"), title: text.optional() },
  render: ({ type, title }, { children, nodes: [first, ...rest] }) =>
    first && isElement(first) && first.type === "AdmonitionTitle" ? (
      <Callout type={type} title={markup(first.children ?? [])}>
        {markup(rest)}
      </Callout>
    ) : (
      <Callout type={type} title={title}>
        {children}
      </Callout>
    ),
});
