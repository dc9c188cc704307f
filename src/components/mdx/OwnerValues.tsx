import type { ReactNode } from "react";
import { Link } from "../ui/Link";
import { CopyButton } from "./CodeBlock";
import * as styles from "./OwnerValues.module.css";
import { Table } from "./Tables";

type ExampleValueProps = { readonly value: string; readonly confirmed: boolean; readonly note?: string; readonly mono?: boolean };

/** A value only the owner knows, labelled as an example until it is confirmed. */
export function ExampleValue({ value, confirmed, mono = false, note }: ExampleValueProps): ReactNode {
  return (
    <span {...(note && !confirmed && { title: note })}>
      {mono ? <code>{value}</code> : confirmed && /^https:\/\//.test(value) ? <Link href={value}>{value}</Link> : value}
      {!confirmed && <ExampleMark />}
    </span>
  );
}

function ExampleMark(): ReactNode {
  return (
    <>
      {" "}
      <span className={styles.mark}>Example value</span>
    </>
  );
}

const STATUS_CLASSES: Readonly<Record<string, string | undefined>> = { available: styles.available, "in progress": styles.progress, retired: styles.retired };

/** planned, in progress, available or retired: a word, not only a colour. */
export function StatusBadge({ value }: { readonly value: string }): ReactNode {
  return <span className={`${styles.badge} ${STATUS_CLASSES[value] ?? ""}`}>{value}</span>;
}

type Entry = { readonly key: string; readonly name: string; readonly value: string; readonly confirmed: boolean; readonly note?: string };

/** Module addresses of a network, each with a copy button. */
export function AddressList({ entries = [], network }: { readonly entries?: readonly Entry[]; readonly network?: string }): ReactNode {
  return (
    <Table>
      <table>
        <caption>Addresses{network ? ` on ${network}` : ""}</caption>
        <thead>
          <tr>
            <th scope="col">Module</th>
            <th scope="col">Address</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, name, value, confirmed }) => (
            <tr key={key}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className={styles.address}>
                <code>{value}</code>
                {confirmed ? <CopyButton text={value} label={`Copy the address of ${name}`} /> : <ExampleMark />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

/** Official addresses; an unconfirmed one is shown as text, so that nobody follows an example. */
export function OfficialLinks({ entries = [] }: { readonly entries?: readonly Entry[] }): ReactNode {
  return (
    <Table>
      <table>
        <caption>Official addresses</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Address</th>
            <th scope="col">Purpose</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, name, value, confirmed, note }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                {confirmed ? (
                  <Link href={value}>{value}</Link>
                ) : (
                  <>
                    <code>{value}</code>
                    <ExampleMark />
                  </>
                )}
              </td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

type Network = { readonly id: string; readonly label: string; readonly rows: readonly (readonly [string, string])[] };

/** Chain facts of the networks side by side. */
export function NetworkTable({ networks = [] }: { readonly networks?: readonly Network[] }): ReactNode {
  const names = [...new Set(networks.flatMap(({ rows }) => rows.map(([name]) => name)))];
  return (
    <Table>
      <table>
        <caption>Network settings (Supra docs)</caption>
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
                return <td key={id}>{/^https:|^\d+$/.test(value) ? <code>{value}</code> : value}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}
