import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

const KINDS = {
  note: { label: "Note", icon: "pencil" },
  tip: { label: "Tip", icon: "bulb" },
  info: { label: "Info", icon: "info" },
  warning: { label: "Warning", icon: "alert" },
  danger: { label: "Danger", icon: "alert" },
} as const satisfies Readonly<Record<string, { label: string; icon: IconName }>>;

export type CalloutType = keyof typeof KINDS;

type CalloutProps = {
  readonly type: CalloutType;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * A boxed remark. Its kind is always written out, never shown by color alone. It is a note rather than a landmark, because a page
 * may have many, and has no accessible name, which would be read before the same words.
 */
export function Callout({ type, title, children }: CalloutProps): ReactNode {
  const { label, icon } = KINDS[type];
  const ownTitle = title !== label && title;
  return (
    <aside role="note" className={`callout callout-${type}`}>
      <p className={ownTitle ? "callout-title" : "callout-title callout-short"}>
        <span
          className="callout-kind"
          {...(ownTitle ? { "data-ui": "" } : { "data-no-search": "" })}
        >
          <Icon name={icon} size={16} />
          {label}
        </span>
        {ownTitle && <b>{ownTitle}</b>}
      </p>
      {children}
    </aside>
  );
}
