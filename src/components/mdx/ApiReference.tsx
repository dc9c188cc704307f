import type { ReactNode } from "react";
import * as styles from "./ApiReference.module.css";
import { CopyButton } from "./CodeBlock";
import { InlineCode } from "./InlineCode";
import { ParamTable, Table } from "./Tables";

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

/** One endpoint: method as text, address to copy, what it does. */
export function ApiEndpoint({ method, path, summary, auth, stability, baseUrl = "", confirmed = false, children }: ApiEndpointProps): ReactNode {
  return (
    <section className={styles.box} aria-label={`${method} ${path}`}>
      <p className={styles.line}>
        <b className={styles.method}>{method}</b> <code className={styles.path}>{baseUrl + path}</code>
        <CopyButton text={baseUrl + path} label={`Copy the address of ${path}`} />
      </p>
      <p>{summary}</p>
      <p className={styles.facts}>
        {[auth && `Authentication: ${auth}`, stability && `Stability: ${stability}`, !confirmed && "Host: example value"].filter(Boolean).join(" · ")}
      </p>
      {children}
    </section>
  );
}

type ResponseFieldProps = { readonly name: string; readonly type: string; readonly nullable?: boolean; readonly children?: ReactNode };

/** A field of an answer. */
export function ResponseField({ name, type, nullable = false, children }: ResponseFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <p>
        <code>{name}</code> <span className={styles.type}>{nullable ? `${type} or null` : type}</span>
      </p>
      {children}
    </div>
  );
}

type MoveFnProps = {
  readonly module?: string;
  readonly name: string;
  readonly kind: "entry" | "public" | "view";
  readonly signature: string;
  readonly generics?: string;
  readonly params?: readonly { readonly name: string; readonly type: string; readonly description: string }[];
  readonly returns?: string;
  readonly aborts?: readonly { readonly code: string | number; readonly when: string }[];
  readonly stability?: string;
  readonly children?: ReactNode;
};

/** A Move function: signature, parameters, result, abort codes. */
export function MoveFn({ module, name, kind, signature, generics, params = [], returns, aborts = [], stability, children }: MoveFnProps): ReactNode {
  const full = module ? `${module}::${name}` : name;
  return (
    <section className={styles.box} aria-label={full} id={`fn-${name.replaceAll("_", "-")}`}>
      <p className={styles.line}>
        <b className={styles.method}>{kind}</b> <code className={styles.path}>{full}</code>
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
        <Table>
          <table>
            <caption>When {name} aborts</caption>
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {aborts.map(({ code, when }) => (
                <tr key={code + when}>
                  <th scope="row">
                    <code>{code}</code>
                  </th>
                  <td>
                    <InlineCode text={when} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      )}
      {stability && <p className={styles.facts}>Stability: {stability}</p>}
    </section>
  );
}
