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

/** A remark for the owner, collapsed and in templates only, so that it does not get between readers and the text. */
export const OwnerNote = staticComponent({
  props: { title: text.optional() },
  requireOneOf: ["title"],
  render: ({ title }, { children, page }) =>
    page.mode === "template" && (
      <details className="owner-note" data-print="hide">
        <summary>{title ? `For the owner: ${title}` : "For the owner"}</summary>
        {children}
      </details>
    ),
});

/** `:::note[Title]` in a page. */
export const Admonition = staticComponent({
  props: { type: oneOf("note", "tip", "info", "warning", "danger"), title: text.optional() },
  requireOneOf: ["title"],
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
