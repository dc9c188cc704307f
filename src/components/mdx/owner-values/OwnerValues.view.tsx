import type { ReactNode } from "react";
import type { NetworkFacts } from "../../../domain/componentSpec";
import { Link } from "../../ui/Link";
import { withBreaks } from "../breaks";
import { CopyButton } from "../code-block/CopyButton";
import { CaptionedTable, Table } from "../tables/Table";
import * as styles from "./OwnerValues.module.css";

type ExampleValueProps = {
  readonly value: string;
  readonly confirmed: boolean;
  readonly note?: string;
  readonly quiet?: boolean;
  readonly mono?: boolean;
  readonly repeated?: boolean;
};

/**
 * A value only the owner knows. Until it is confirmed it is underlined, and the first one of a section is labelled as an example.
 */
export function ExampleValue({
  value,
  confirmed,
  mono = false,
  note,
  quiet = false,
  repeated = false,
}: ExampleValueProps): ReactNode {
  if (confirmed && /^https:\/\//.test(value) && !mono) return <Link href={value}>{value}</Link>;
  const shown = mono ? <code>{withBreaks(value)}</code> : value;
  if (confirmed) return shown;
  return (
    <span {...(note && !quiet && { title: note })}>
      <span className={quiet ? undefined : styles.example}>{shown}</span>
      <ExampleMark quiet={quiet} repeated={repeated} />
    </span>
  );
}

type ExampleMarkProps = { readonly quiet?: boolean; readonly repeated?: boolean };

/**
 * The label of an unconfirmed value. Addresses always have the long form. It wraps as a whole, together with the full stop after
 * it.
 */
function ExampleMark({ quiet = false, repeated = false }: ExampleMarkProps): ReactNode {
  if (quiet)
    return (
      <span className={styles.quiet}>
        †<span className="visually-hidden"> (example value)</span>
      </span>
    );
  if (repeated) return <span className="visually-hidden"> (example value)</span>;
  return (
    <>
      {" "}
      <span className={styles.mark}>example</span>
    </>
  );
}

const STATUS_CLASSES: Readonly<Record<string, string | undefined>> = {
  available: styles.available,
  "in progress": styles.progress,
  retired: styles.retired,
};

/** Planned, in progress, available or retired: written as a word, so that color is not the only cue. */
export function StatusBadge({ value }: { readonly value: string }): ReactNode {
  return <span className={`${styles.badge} ${STATUS_CLASSES[value] ?? ""}`}>{value}</span>;
}

type Entry = {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly confirmed: boolean;
  readonly note?: string;
};

/** Module addresses of a network, each with a copy button. */
export function AddressList({
  entries = [],
  network,
}: {
  readonly entries?: readonly Entry[];
  readonly network?: string;
}): ReactNode {
  return (
    <CaptionedTable
      caption={`Addresses${network ? ` on ${network}` : ""}`}
      columns={["Module", "Address"]}
    >
      {entries.map(({ key, name, value, confirmed }) => (
        <tr key={key}>
          <th scope="row">
            <code>{withBreaks(name)}</code>
          </th>
          <td className={styles.address}>
            <code>{withBreaks(value)}</code>
            {confirmed ? (
              <CopyButton text={value} label={`Copy the address of ${name}`} />
            ) : (
              <ExampleMark />
            )}
          </td>
        </tr>
      ))}
    </CaptionedTable>
  );
}

/** Official addresses. An unconfirmed one is plain text, so that nobody follows an example. */
export function OfficialLinks({
  entries = [],
}: {
  readonly entries?: readonly Entry[];
}): ReactNode {
  return (
    <CaptionedTable caption="Official addresses" columns={["Name", "Address", "Purpose"]}>
      {entries.map(({ key, name, value, confirmed, note }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>
            {confirmed ? (
              <Link href={value}>{withBreaks(value)}</Link>
            ) : (
              <>
                <code>{withBreaks(value)}</code>
                <ExampleMark />
              </>
            )}
          </td>
          <td>{note}</td>
        </tr>
      ))}
    </CaptionedTable>
  );
}

/** Chain facts of the networks side by side. */
export function NetworkTable({
  networks = [],
}: {
  readonly networks?: readonly NetworkFacts[];
}): ReactNode {
  const names = [...new Set(networks.flatMap(({ rows }) => rows.map(([name]) => name)))];
  return (
    <Table name="Network settings">
      <table>
        <caption>Network settings</caption>
        <thead>
          <tr>
            <td />
            {networks.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {networks.map(({ id, rows }) => {
                const value = rows.find(([key]) => key === name)?.[1] ?? "none";
                return (
                  <td key={id} className={value.length > 40 ? styles.address : undefined}>
                    {/^https:|^\d+$/.test(value) ? <code>{withBreaks(value)}</code> : value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}
