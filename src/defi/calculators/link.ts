import type { Calculator } from "./definition";
import type { RawInputs, RawRows } from "./evaluate";

const ROW_END = "~";
const CELL_END = "_";
const MAX_LENGTH = 2_000;

/** The inputs that are part of an address, by name. */
function sharedFields({ fields }: Calculator) {
  return Object.entries(fields).filter(([, field]) => "cells" in field || !field.isPrivate);
}

/**
 * The query of an address with a calculator's inputs: `?swap.amountIn=20000`. Private fields and inputs equal to the initial ones
 * are omitted. Other parameters are kept, so several calculators on a page can share an address.
 */
export function writeInputs(
  search: string,
  id: string,
  calculator: Calculator,
  inputs: RawInputs,
  initial: RawInputs,
): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (name.startsWith(`${id}.`)) params.delete(name);
  for (const [name] of sharedFields(calculator)) {
    const text = toText(inputs[name] ?? "");
    if (text !== toText(initial[name] ?? "")) params.set(`${id}.${name}`, text);
  }
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** The inputs from an address. Private fields, and inputs that are missing or have the wrong form, keep their initial values. */
export function readInputs(
  search: string,
  id: string,
  calculator: Calculator,
  initial: RawInputs,
): RawInputs {
  const params = new URLSearchParams(search);
  const read: Record<string, string | RawRows> = {};
  for (const [name, field] of sharedFields(calculator)) {
    const text = params.get(`${id}.${name}`);
    if (text === null || text.length > MAX_LENGTH) continue;
    if ("cells" in field) read[name] = toRows(text, Object.keys(field.cells)).slice(0, field.max);
    else if (!field.options || Object.hasOwn(field.options, text)) read[name] = text;
  }
  return { ...initial, ...read };
}

/** Whether an address with these inputs gives the same result; typed text is not part of the address. */
export function isLinkWhole(
  calculator: Calculator,
  inputs: RawInputs,
  initial: RawInputs,
): boolean {
  const shared = new Set(sharedFields(calculator).map(([name]) => name));
  return Object.keys(inputs).every((name) => shared.has(name) || inputs[name] === initial[name]);
}

function toText(raw: string | RawRows): string {
  if (typeof raw === "string") return raw;
  const plain = (cell: string) => cell.replace(/[~_]/g, "");
  return raw.map((row) => Object.values(row).map(plain).join(CELL_END)).join(ROW_END);
}

function toRows(text: string, cells: readonly string[]): RawRows {
  return text.split(ROW_END).map((row) => {
    const parts = row.split(CELL_END);
    return Object.fromEntries(cells.map((cell, index) => [cell, parts[index] ?? ""]));
  });
}
