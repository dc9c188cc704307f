import { DECIMALS_MAX } from "./units";

/** The fields of a token-list entry that can be wrong. */
export type TokenEntry = {
  readonly coinAddress: string | null;
  readonly faAddress: string | null;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
};

const COIN_TYPE = /^0x[0-9a-f]{1,64}::[A-Za-z_]\w*::[A-Za-z_]\w*$/;
const OBJECT_ADDRESS = /^0x[0-9a-f]{1,64}$/;
const NAME_MAX = 32;
const SYMBOL_MAX = 10;

/** Length as the chain counts it: an accented letter takes 2 bytes, an emoji 4. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/**
 * What is wrong with a token-list entry, one short message per fault; empty for a valid entry. Never throws, so that a form can
 * show all faults at once.
 * Source: Fungible Asset limits of the Supra documentation, in bytes of UTF-8 (`string::length` in the framework's
 * `fungible_asset.move`); brief M25.
 */
export function tokenEntryErrors(entry: TokenEntry): string[] {
  const { coinAddress, faAddress } = entry;
  const faults: readonly (readonly [boolean, string])[] = [
    [!coinAddress && !faAddress, "needs coinAddress or faAddress"],
    [!!coinAddress && !COIN_TYPE.test(coinAddress), "bad coinAddress"],
    [!!faAddress && !OBJECT_ADDRESS.test(faAddress), "bad faAddress"],
    [!isBetween(entry.decimals, 0, DECIMALS_MAX), "bad decimals"],
    [!isBetween(bytesOf(entry.symbol), 1, SYMBOL_MAX), "bad symbol"],
    [!isBetween(bytesOf(entry.name), 1, NAME_MAX), "bad name"],
  ];
  return faults.filter(([isFault]) => isFault).map(([, text]) => text);
}
