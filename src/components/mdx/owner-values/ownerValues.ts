import { type ComponentSpec, type PageContext, withProps } from "../../../domain/componentSpec";
import { type Json, stringProp, type TreeElement } from "../../../domain/documentTree";
import { escapeHtml, propHtml, recordsHtml, tableHtml } from "../../../domain/html";
import { showsRows } from "../../../domain/outlineText";
import { didYouMean } from "../../../domain/problems";
import { listOf, objectsProp, textOf } from "../../../domain/treeProps";

export const ExampleValue: ComponentSpec = {
  props: { k: "text", "mono?": "flag" },
  holds: [],
  inline: true,
  resolve: (node, page) => withProps(node, page.ownerValue(stringProp(node, "k") ?? "", node.line)),
  plainText: (node) => stringProp(node, "value") ?? "",
  outline: "plainText",
  feedHtml: (node) =>
    `${propHtml(node, "value") ?? ""}${node.props?.confirmed === true ? "" : " (example value)"}`,
};

const STATUSES = ["planned", "in progress", "available", "retired"];

export const StatusBadge: ComponentSpec = {
  props: { "k?": "text", "value?": "text" },
  holds: [],
  inline: true,
  resolve: (node, page) => {
    const key = stringProp(node, "k");
    const value =
      key === undefined ? stringProp(node, "value") : page.ownerValue(key, node.line).value;
    if (value === undefined || !STATUSES.includes(value))
      page.reportUnknown(
        "values",
        node.line,
        `"${value ?? ""}" is not a status.${didYouMean(value ?? "", STATUSES)}`,
        `Use one of: ${STATUSES.join(", ")}.`,
      );
    return withProps(node, { value });
  },
  plainText: (node) => stringProp(node, "value") ?? "",
  outline: "plainText",
  feedHtml: (node) => propHtml(node, "value") ?? "",
};

export const AddressList: ComponentSpec = {
  props: { group: "text", "network?": "text" },
  holds: [],
  resolve: resolveEntries,
  plainText: "children",
  outline: showsRows("entries", ["name", "value"]),
  feedHtml: (node) => recordsHtml(undefined, objectsProp(node, "entries"), ["name", "value"]),
};

export const OfficialLinks: ComponentSpec = {
  props: { group: "text", "network?": "text" },
  holds: [],
  resolve: resolveEntries,
  plainText: "children",
  outline: showsRows("entries", ["name", "value", "note"]),
  feedHtml: (node) =>
    recordsHtml(undefined, objectsProp(node, "entries"), ["name", "value", "note"]),
};

/** Adds the owner values of a group, such as `contract.testnet.*`, as entries. */
function resolveEntries(node: TreeElement, page: PageContext): TreeElement {
  const network = stringProp(node, "network");
  const prefix = `${stringProp(node, "group") ?? ""}.${network ? `${network}.` : ""}`;
  const keys = Object.keys(page.values).filter((key) => key.startsWith(prefix));
  if (keys.length === 0)
    page.reportUnknown(
      "values",
      node.line,
      `No owner value begins with "${prefix}".`,
      "Correct the group or add values to content/values.yml.",
    );
  const entries = keys.map((key) => ({
    key,
    name: key.slice(prefix.length),
    ...page.ownerValue(key, node.line),
  }));
  return withProps(node, { entries });
}

export const NetworkTable: ComponentSpec = {
  props: { "network?": "text" },
  holds: [],
  resolve: resolveNetworks,
  plainText: "children",
  outline: (node, outline) => {
    const networks = objectsProp(node, "networks").map(({ label, rows }) => ({
      label: textOf(label),
      values: new Map(pairsOf(rows)),
    }));
    outline.row("Network", ...networks.map(({ label }) => label));
    for (const name of new Set(networks.flatMap(({ values }) => [...values.keys()])))
      outline.row(name, ...networks.map(({ values }) => values.get(name)));
  },
  feedHtml: (node) =>
    objectsProp(node, "networks")
      .map(({ label, rows }) => tableHtml(escapeHtml(textOf(label) ?? ""), [], pairsOf(rows)))
      .join(""),
};

function resolveNetworks(node: TreeElement, page: PageContext): TreeElement {
  const wanted = stringProp(node, "network") ?? "both";
  const ids = page.networks.map(({ id }) => id);
  const others = ids.length > 0 ? `, or use one of: ${["both", ...ids].join(", ")}` : "";
  if (wanted !== "both" && !ids.includes(wanted))
    page.reportUnknown(
      "networks",
      node.line,
      `Unknown network "${wanted}".${didYouMean(wanted, ids)}`,
      `Add it to content/networks.yml${others}.`,
    );
  else if (ids.length === 0)
    page.reportUnknown(
      "networks",
      node.line,
      "The table has no network to show.",
      "Add one to content/networks.yml, or remove the table.",
    );
  const networks = page.networks
    .filter(({ id }) => wanted === "both" || id === wanted)
    .map(({ id, label, rows }) => ({ id, label, rows: rows.map((row) => [...row]) }));
  return withProps(node, { networks });
}

function pairsOf(rows: Json | undefined): readonly (readonly [string, string])[] {
  return listOf(rows).map((pair) => {
    const [name, value] = listOf(pair);
    return [textOf(name) ?? "", textOf(value) ?? ""];
  });
}
