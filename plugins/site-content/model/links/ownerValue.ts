import type { OwnerValue, ShownValue, SiteMode } from "../../../../src/domain/componentSpec";
import { didYouMean, type RuleFault } from "../../../../src/domain/problems";

/** An owner value as a page shows it, and what is wrong with showing it. */
export type FoundValue = {
  readonly shown: ShownValue;
  /** It is an example that the page labels. */
  readonly isExample: boolean;
  readonly fault?: RuleFault;
};

/** Finds the value of a key. A key that does not exist is shown as is and reported; so is an unconfirmed value on a live site. */
export function findOwnerValue(
  key: string,
  values: Readonly<Record<string, OwnerValue>>,
  mode: SiteMode,
): FoundValue {
  const entry = Object.hasOwn(values, key) ? values[key] : undefined;
  if (!entry)
    return {
      shown: { value: key, confirmed: false },
      isExample: false,
      fault: {
        rule: "unknown-name",
        message: `Unknown owner value "${key}".${didYouMean(key, Object.keys(values))}`,
      },
    };
  const { value, confirmed, note } = entry;
  return {
    shown: {
      value: typeof value === "string" ? value : value.join(", "),
      confirmed,
      ...(note !== undefined && { note }),
      ...(!confirmed && mode === "demo" && { quiet: true }),
    },
    isExample: !confirmed && mode === "template",
    ...(!confirmed &&
      mode === "live" && {
        fault: {
          rule: "unconfirmed-value",
          message: `The value "${key}" is not confirmed, and this site is live.`,
        },
      }),
  };
}
