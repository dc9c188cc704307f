import type { ReactNode } from "react";
import { flag, text } from "../../../domain/componentProps";
import type { PageContext } from "../../../domain/componentSpec";
import { didYouMean } from "../../../domain/problems";
import { withBreaks } from "../breaks";
import { part, staticComponent } from "../define";
import { CaptionedTable } from "../tables/markup";

/**
 * A value only the owner knows. Until it is confirmed it is underlined, and the first one of a section is labelled as an example.
 */
export const ExampleValue = staticComponent({
  props: { k: text, mono: flag.default(false) },
  holds: [],
  inline: true,
  render: ({ k, mono }, { page, line }) => {
    const { value, confirmed, note, quiet, repeated } = page.ownerValue(k, line);
    if (confirmed && /^https:\/\//.test(value) && !mono) return <a href={value}>{value}</a>;
    const shown = mono ? <code>{withBreaks(value)}</code> : value;
    if (confirmed) return shown;
    return (
      <span title={quiet ? undefined : note}>
        {quiet ? shown : <span className="example-value">{shown}</span>}
        <ExampleMark quiet={quiet} repeated={repeated} />
      </span>
    );
  },
});

type ExampleMarkProps = {
  readonly quiet?: boolean | undefined;
  readonly repeated?: boolean | undefined;
};

/**
 * The label of an unconfirmed value. Addresses always have the long form. It wraps as a whole, together with the full stop after
 * it.
 */
function ExampleMark({ quiet, repeated }: ExampleMarkProps): ReactNode {
  if (quiet || repeated)
    return (
      <>
        {quiet && (
          <span className="example-dagger" data-ui="">
            †
          </span>
        )}
        <span className="visually-hidden" data-no-search="">
          {" (example value)"}
        </span>
      </>
    );
  return (
    <span data-no-search="">
      {" "}
      <span className="example-mark">example</span>
    </span>
  );
}

const STATUSES = ["planned", "in progress", "available", "retired"];

/** Planned, in progress, available or retired: written as a word, so that color is not the only cue. */
export const StatusBadge = staticComponent({
  props: { k: text.optional(), value: text.optional() },
  holds: [],
  inline: true,
  render: ({ k, value: written }, { page, line }) => {
    const value = k === undefined ? written : page.ownerValue(k, line).value;
    if (value === undefined || !STATUSES.includes(value))
      page.reportUnknown(
        "values",
        line,
        `"${value ?? ""}" is not a status.${didYouMean(value ?? "", STATUSES)}`,
        `Use one of: ${STATUSES.join(", ")}.`,
      );
    return <span className={`status status-${value?.split(" ").at(-1)}`}>{value}</span>;
  },
});

const GROUP = { group: text, network: text.optional() };

/** The owner values of a group, such as `contract.testnet.*`. */
function entriesOf(
  group: string,
  network: string | undefined,
  page: PageContext,
  line: number | undefined,
) {
  const prefix = `${group}.${network ? `${network}.` : ""}`;
  const keys = Object.keys(page.values).filter((key) => key.startsWith(prefix));
  if (keys.length === 0)
    page.reportUnknown(
      "values",
      line,
      `No owner value begins with "${prefix}".`,
      "Correct the group or add values to content/values.yml.",
    );
  return keys.map((key) => ({
    key,
    name: key.slice(prefix.length),
    ...page.ownerValue(key, line),
  }));
}

/** Module addresses of a network, each with a copy button. */
export const AddressList = staticComponent({
  props: GROUP,
  holds: [],
  render: ({ group, network }, { page, line }) => (
    <CaptionedTable
      caption={`Addresses${network ? ` on ${network}` : ""}`}
      columns={["Module", "Address"]}
    >
      {entriesOf(group, network, page, line).map(({ key, name, value, confirmed }) => (
        <tr key={key}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td className="long-value">
            <code>{value}</code>
            {confirmed ? (
              part("CopyButton", { text: value, label: `Copy the address of ${name}` })
            ) : (
              <ExampleMark />
            )}
          </td>
        </tr>
      ))}
    </CaptionedTable>
  ),
});

/** Official addresses. An unconfirmed one is plain text, so that nobody follows an example. */
export const OfficialLinks = staticComponent({
  props: GROUP,
  holds: [],
  render: ({ group, network }, { page, line }) => (
    <CaptionedTable caption="Official addresses" columns={["Name", "Address", "Purpose"]}>
      {entriesOf(group, network, page, line).map(({ key, name, value, confirmed, note }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>
            {confirmed ? (
              <a href={value}>{value}</a>
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
    </CaptionedTable>
  ),
});

/** Chain facts of the networks side by side. */
export const NetworkTable = staticComponent({
  props: { network: text.default("both") },
  holds: [],
  render: ({ network: wanted }, { page, line }) => {
    const ids = page.networks.map(({ id }) => id);
    const others = ids.length > 0 ? `, or use one of: ${["both", ...ids].join(", ")}` : "";
    if (wanted !== "both" && !ids.includes(wanted))
      page.reportUnknown(
        "networks",
        line,
        `Unknown network "${wanted}".${didYouMean(wanted, ids)}`,
        `Add it to content/networks.yml${others}.`,
      );
    else if (ids.length === 0)
      page.reportUnknown(
        "networks",
        line,
        "The table has no network to show.",
        "Add one to content/networks.yml, or remove the table.",
      );
    const networks = page.networks.filter(({ id }) => wanted === "both" || id === wanted);
    const names = [...new Set(networks.flatMap(({ rows }) => rows.map(([name]) => name)))];
    return (
      <CaptionedTable
        caption="Network settings"
        columns={["", ...networks.map(({ label }) => label)]}
      >
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {networks.map(({ id, rows }) => {
              const value = rows.find(([key]) => key === name)?.[1] ?? "none";
              return (
                <td key={id} className={value.length > 40 ? "long-value" : undefined}>
                  {/^https:|^\d+$/.test(value) ? <code>{value}</code> : value}
                </td>
              );
            })}
          </tr>
        ))}
      </CaptionedTable>
    );
  },
});
