import { Children, type ReactNode } from "react";
import { componentName } from "../ComponentBoundary";
import { CopyButton } from "../code-block/CopyButton";
import { InlineCode } from "../InlineCode";
import type { Param } from "../tables/params";
import { CaptionedTable } from "../tables/Table";
import { ParamTable } from "../tables/Tables.view";
import * as styles from "./ApiReference.module.css";
import { endpointId, functionId } from "./anchors";

/** Components that go into the column of requests and responses. */
const SAMPLES: readonly (string | undefined)[] = ["CodeBlock", "Tabs"];

type ApiEndpointProps = {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly auth?: string;
  readonly stability?: string;
  readonly baseUrl?: string;
  readonly confirmed?: boolean;
  readonly children?: ReactNode;
};

/**
 * One endpoint: method as text, address to copy, what it does. Its code samples, a request and its responses, are beside the text
 * where there is room.
 */
export function ApiEndpoint({
  method,
  path,
  summary,
  auth,
  stability,
  baseUrl = "",
  confirmed = false,
  children,
}: ApiEndpointProps): ReactNode {
  const parts = Children.toArray(children);
  const samples = parts.filter((part) => SAMPLES.includes(componentName(part)));
  return (
    <section className={styles.box} aria-label={`${method} ${path}`} id={endpointId(method, path)}>
      <p className={styles.line}>
        <b className={`${styles.method} ${styles[method] ?? ""}`}>{method}</b>{" "}
        <code>{baseUrl + path}</code>
        <CopyButton text={baseUrl + path} label={`Copy the address of ${path}`} />
      </p>
      {summary && <p>{summary}</p>}
      <p className={styles.facts}>
        {[
          auth && `Authentication: ${auth}`,
          stability && `Stability: ${stability}`,
          !confirmed && "Host: example value",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className={samples.length > 0 ? styles.columns : undefined}>
        <div>{parts.filter((part) => !samples.includes(part))}</div>
        {samples.length > 0 && <div className={styles.samples}>{samples}</div>}
      </div>
    </section>
  );
}

/** Tables whose rows the build reads from the description of the API. */
export { CompareTable as ApiErrors, ParamTable as ApiHeaders } from "../tables/Tables.view";

type MoveFnProps = {
  readonly module?: string;
  readonly name: string;
  readonly kind: "entry" | "public" | "view";
  readonly signature: string;
  readonly generics?: string;
  readonly params?: readonly Param[];
  readonly returns?: string;
  readonly aborts?: readonly { readonly code: string | number; readonly when: string }[];
  readonly stability?: string;
  readonly children?: ReactNode;
};

/** A Move function: signature, parameters, result, abort codes. */
export function MoveFn({
  module,
  name,
  kind,
  signature,
  generics,
  params = [],
  returns,
  aborts = [],
  stability,
  children,
}: MoveFnProps): ReactNode {
  const full = module ? `${module}::${name}` : name;
  return (
    <section className={styles.box} aria-label={full} id={functionId(name)}>
      <p className={styles.line}>
        <b className={styles.method}>{kind}</b> <code>{full}</code>
      </p>
      <pre className={styles.signature}>
        <code>{signature}</code>
      </pre>
      {children}
      {generics && (
        <p>
          Type arguments: <InlineCode text={generics} />
        </p>
      )}
      {params.length > 0 && <ParamTable caption={`Parameters of ${name}`} rows={params} />}
      {returns && (
        <p>
          <b>Returns:</b> <InlineCode text={returns} />
        </p>
      )}
      {aborts.length > 0 && (
        <CaptionedTable caption={`When ${name} aborts`} columns={["Code", "When"]}>
          {aborts.map(({ code, when }) => (
            <tr key={code + when}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>
                <InlineCode text={when} inCell />
              </td>
            </tr>
          ))}
        </CaptionedTable>
      )}
      {stability && <p className={styles.facts}>Stability: {stability}</p>}
    </section>
  );
}
