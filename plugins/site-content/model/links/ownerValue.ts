import type { OwnerValue, ShownValue, SiteMode } from "../../../../src/domain/componentSpec";
import { didYouMean, type RuleFault } from "../../../../src/domain/problems";

/**
 * The value of a key as a page shows it, and what is wrong with showing it. A key that does not exist is shown as is and reported;
 * so is an unconfirmed value on a live site.
 */
export function findOwnerValue(
  key: string,
  values: Readonly<Record<string, OwnerValue>>,
  mode: SiteMode,
): { readonly shown: ShownValue; readonly fault?: RuleFault } {
  const entry = Object.hasOwn(values, key) ? values[key] : undefined;
  if (!entry) {
    const message = `Unknown owner value "${key}".${didYouMean(key, Object.keys(values))}`;
    return { shown: { value: key, confirmed: false }, fault: { rule: "unknown-name", message } };
  }
  const { value, confirmed, note } = entry;
  const shown: ShownValue = {
    value: typeof value === "string" ? value : value.join(", "),
    confirmed,
    ...(note !== undefined && { note }),
    ...(!confirmed && mode === "demo" && { quiet: true }),
  };
  const message = `The value "${key}" is not confirmed, and this site is live.`;
  return confirmed || mode !== "live"
    ? { shown }
    : { shown, fault: { rule: "unconfirmed-value", message } };
}
