import type { ReactNode } from "react";
import { oneOf, text } from "../../../domain/componentProps";
import type { StaticSpec } from "../../../domain/componentSpec";
import { isElement } from "../../../domain/documentTree";
import { Callout } from "../../ui/Callout";
import { markup, staticComponent } from "../define";

const TYPES = ["note", "tip", "info", "warning", "danger"] as const;

/** The title of a box with its markup; `Admonition` shows it in place of its plain title. */
export const AdmonitionTitle: StaticSpec = {
  props: {},
  internal: true,
  late: true, // stays until its box has been made
  render: ({ children = [] }) => children,
};

/** A remark for the owner, collapsed so that it does not get between readers and the text. */
function ForOwner({
  title,
  children,
}: {
  readonly title: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details className="owner-note" data-print="hide">
      <summary>{title ? `For the owner: ${title}` : "For the owner"}</summary>
      {children}
    </details>
  );
}

/** The same, which readers of a demonstration or a live site do not get. */
export const OwnerNote = staticComponent({
  props: { title: text.optional() },
  emptyWithout: ["title"],
  render: ({ title }, { children, page }) =>
    page.mode === "template" && <ForOwner title={title}>{children}</ForOwner>,
});

/** `:::note[Title]` in a page. */
export const Admonition = staticComponent({
  props: { type: oneOf(...TYPES, "replace-me"), title: text.optional() },
  emptyWithout: ["title"],
  render: ({ type, title }, { children, nodes }) => {
    if (type === "replace-me") return <ForOwner title={title}>{children}</ForOwner>;
    const [first, ...rest] = nodes;
    if (first === undefined || !isElement(first) || first.type !== "AdmonitionTitle")
      return (
        <Callout type={type} title={title}>
          {children}
        </Callout>
      );
    return (
      <Callout type={type} title={markup(first.children ?? [])}>
        {markup(rest)}
      </Callout>
    );
  },
});
