import type { ReactNode } from "react";
import { flag, text } from "../../../domain/componentProps";
import { didYouMean } from "../../../domain/problems";
import { withBreaks } from "../breaks";
import { part, staticComponent } from "../define";
import { CaptionedTable } from "../tables/markup";

/**
 * A value only the owner knows. Until it is confirmed it is underlined, and the first one of a section is labelled as an example.
 */
export const ExampleValue = staticComponent({
  props: { k: text, mono: flag.default(false) },
  allowedChildren: [],
  inline: true,
  render: ({ k, mono }, { page, line }) => {
    const { value, confirmed, note, quiet, repeated } = page.ownerValue(k, line);
    if (confirmed && /^https:\/\//.test(value) && !mono) return <a href={value}>{value}</a>;
    const shown = mono ? <code>{withBreaks(value)}</code> : value;
    if (confirmed) return shown;
    return (
      <span title={quiet ? undefined : note}>
        {quiet ? shown : <span className="example-value">{shown}</span>}
        {quiet && (
          <span className="example-dagger" data-ui="">
            †
          </span>
        )}
        {quiet || repeated ? (
          <span className="visually-hidden" data-no-search="">
            {" (example value)"}
          </span>
        ) : (
          <ExampleMark />
        )}
      </span>
    );
  },
});

/** The label of an unconfirmed value. It wraps as a whole, together with the full stop after it. */
function ExampleMark(): ReactNode {
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
  allowedChildren: [],
  inline: true,
  render: ({ k, value: written }, { page, line }) => {
    const value = k === undefined ? written : page.ownerValue(k, line).value;
    if (value === undefined || !STATUSES.includes(value))
      page.reportUnknown(
        line,
        `"${value ?? ""}" is not a status.${didYouMean(value ?? "", STATUSES)}`,
        `Use one of: ${STATUSES.join(", ")}.`,
      );
    return <span className={`status status-${value?.split(" ").at(-1)}`}>{value}</span>;
  },
});

/** The owner values of a group, such as the module addresses `contract.testnet.*`, each with a copy button once confirmed. */
export const AddressList = staticComponent({
  props: { group: text, network: text.optional() },
  allowedChildren: [],
  render: ({ group, network }, { page, line }) => {
    const prefix = `${group}.${network ? `${network}.` : ""}`;
    const keys = Object.keys(page.values).filter((key) => key.startsWith(prefix));
    if (keys.length === 0)
      page.reportUnknown(
        line,
        `No owner value begins with "${prefix}".`,
        "Correct the group or add values to content/values.yml.",
      );
    const rows = keys.map((key) => {
      const name = key.slice(prefix.length);
      const { value, confirmed } = page.ownerValue(key, line);
      const copy = part("CopyButton", { text: value, label: `Copy the address of ${name}` });
      return [
        `\`${name}\``,
        <span key={key} className="long-value">
          <code>{value}</code>
          {confirmed ? copy : <ExampleMark />}
        </span>,
      ] as const;
    });
    const caption = `Addresses${network ? ` on ${network}` : ""}`;
    return <CaptionedTable caption={caption} columns={["Module", "Address"]} rows={rows} />;
  },
});

/** Chain facts of the networks side by side. */
export const NetworkTable = staticComponent({
  props: { network: text.default("both") },
  allowedChildren: [],
  render: ({ network: wanted }, { page, line }) => {
    const networks = page.networks.filter(({ id }) => wanted === "both" || id === wanted);
    const ids = ["both", ...page.networks.map(({ id }) => id)];
    if (networks.length === 0)
      page.reportUnknown(
        line,
        `Unknown network "${wanted}".${didYouMean(wanted, ids)}`,
        `Add it to content/networks.yml, or use one of: ${ids.join(", ")}.`,
      );
    const names = [...new Set(networks.flatMap(({ rows }) => rows.map(([name]) => name)))];
    const cellOf = (value: string) => {
      const shown = /^https:|^\d+$/.test(value) ? <code>{value}</code> : value;
      return value.length > 40 ? <span className="long-value">{shown}</span> : shown;
    };
    const rows = names.map((name) => {
      const values = networks.map((each) => each.rows.find(([key]) => key === name)?.[1]);
      return [name, ...values.map((value = "none") => cellOf(value))] as const;
    });
    const columns = ["", ...networks.map(({ label }) => label)];
    return <CaptionedTable caption="Network settings" columns={columns} rows={rows} />;
  },
});
