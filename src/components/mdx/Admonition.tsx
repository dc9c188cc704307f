import type { ReactNode } from "react";
import { Callout, type CalloutType } from "../ui/Callout";

type AdmonitionProps = { readonly type: CalloutType; readonly title?: string; readonly children?: ReactNode };

/** `:::note[Title]` of a page. */
export function Admonition(props: AdmonitionProps): ReactNode {
  return <Callout {...props} />;
}

/** A remark for the owner of the site. */
export function OwnerNote({ children }: { readonly children?: ReactNode }): ReactNode {
  return <Callout type="replace-me">{children}</Callout>;
}

type RiskCalloutProps = {
  readonly title: string;
  readonly likelihood?: string;
  readonly impact?: string;
  readonly who?: string;
  readonly mitigation?: string;
  readonly children?: ReactNode;
};

/** A risk with its structure: how likely, how bad, for whom, what helps. */
export function RiskCallout({ title, likelihood, impact, who, mitigation, children }: RiskCalloutProps): ReactNode {
  const rows = Object.entries({ Likelihood: likelihood, Impact: impact, "Who bears it": who, "What reduces it": mitigation }).filter(([, value]) => value);
  return (
    <Callout type="warning" title={title}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Callout>
  );
}
