import type { Calculator, Field } from "./definition";
import type { RawInputs, RawRows } from "./evaluate";

const ROW_END = "~";
const CELL_END = "_";
const LONGEST = 2_000;

/**
 * Whether a field may be part of an address. Text fields may not: they include addresses of sites and accounts that calculators
 * put into code to copy, and anyone can write a link.
 */
function isShared(field: Field | undefined): boolean {
  return field !== undefined && field.kind !== "text";
}

/**
 * The query of an address with a calculator's inputs: `?swap.amountIn=20000`. Text fields and inputs equal to the initial ones
 * are omitted. Other parameters are kept, so several calculators on a page can share an address.
 */
export function writeInputs(
  search: string,
  id: string,
  { fields }: Calculator,
  inputs: RawInputs,
  initial: RawInputs,
): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (name.startsWith(`${id}.`)) params.delete(name);
  for (const [name, raw] of Object.entries(inputs)) {
    const text = toText(raw);
    if (isShared(fields[name]) && text !== toText(initial[name] ?? ""))
      params.set(`${id}.${name}`, text);
  }
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** The inputs from an address. Text fields, and inputs that are missing or have the wrong form, keep their initial values. */
export function readInputs(
  search: string,
  id: string,
  calculator: Calculator,
  initial: RawInputs,
): RawInputs {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => {
      const text = params.get(`${id}.${name}`);
      if (!isShared(field) || text === null || text.length > LONGEST)
        return [name, initial[name] ?? ""];
      if (field.kind === "choice" && !Object.hasOwn(field.options, text))
        return [name, initial[name] ?? ""];
      return [
        name,
        field.kind === "rows" ? toRows(text, Object.keys(field.cells)).slice(0, field.max) : text,
      ];
    }),
  );
}

/** Whether an address with these inputs gives the same result; typed text is not part of the address. */
export function isLinkWhole(
  { fields }: Calculator,
  inputs: RawInputs,
  initial: RawInputs,
): boolean {
  return Object.entries(fields).every(
    ([name, field]) => isShared(field) || inputs[name] === initial[name],
  );
}

function toText(raw: string | RawRows): string {
  if (typeof raw === "string") return raw;
  return raw
    .map((row) =>
      Object.values(row)
        .map((cell) => cell.replace(/[~_]/g, ""))
        .join(CELL_END),
    )
    .join(ROW_END);
}

function toRows(text: string, cells: readonly string[]): RawRows {
  return text.split(ROW_END).map((row) => {
    const parts = row.split(CELL_END);
    return Object.fromEntries(cells.map((cell, index) => [cell, parts[index] ?? ""]));
  });
}
