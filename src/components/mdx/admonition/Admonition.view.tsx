import { Children, type ReactNode } from "react";
import { Callout, type CalloutType } from "../../ui/Callout";
import { componentName } from "../ComponentBoundary";
import * as styles from "./Admonition.module.css";
import { RISK_FACTS } from "./riskFacts";

type AdmonitionProps = {
  readonly type: CalloutType | "replace-me";
  readonly title?: string;
  readonly children?: ReactNode;
};

/** `:::note[Title]` in a page. */
export function Admonition({ type, ...props }: AdmonitionProps): ReactNode {
  if (type === "replace-me") return <OwnerNote {...props} />;
  const [first, ...rest] = Children.toArray(props.children);
  if (componentName(first) !== "AdmonitionTitle") return <Callout type={type} {...props} />;
  return (
    <Callout type={type} title={props.title ?? ""} shownTitle={first}>
      {rest}
    </Callout>
  );
}

/** The title with its markup; `Admonition` shows it in place of its plain title. */
export function AdmonitionTitle({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

type OwnerNoteProps = {
  readonly title?: string;
  readonly hidden?: boolean;
  readonly children?: ReactNode;
};

/** A remark for the site's owner, collapsed so that it does not get between readers and the text. */
export function OwnerNote({ title, hidden = false, children }: OwnerNoteProps): ReactNode {
  if (hidden) return null;
  return (
    <details className={styles.owner} data-print="hide">
      <summary>{title ? `For the owner: ${title}` : "For the owner"}</summary>
      {children}
    </details>
  );
}

type RiskCalloutProps = {
  readonly title: string;
  readonly children?: ReactNode;
} & { readonly [Name in (typeof RISK_FACTS)[number][1]]?: string };

/** A risk and its facts: how likely, how bad, for whom, what helps. */
export function RiskCallout({ title, children, ...facts }: RiskCalloutProps): ReactNode {
  const rows = RISK_FACTS.filter(([, name]) => facts[name]);
  return (
    <Callout type="warning" title={title}>
      {rows.length > 0 && (
        <dl>
          {rows.map(([label, name]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Callout>
  );
}
