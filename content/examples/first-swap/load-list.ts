export interface ListedToken {
  coinAddress: string | null;
  faAddress: string | null;
  name: string;
  symbol: string;
  decimals: number;
  verified: "verified" | "recognized" | "unverified" | "scam";
}
interface TokenList {
  version: { major: number; minor: number; patch: number };
  tokens: ListedToken[];
}

/** An address in lower case without leading zeros, so that 0x0…0A and 0xa find the same token. */
export const addressKey = (address: string) => address.replace(/^0x0*([0-9a-f]+)/i, (_, hex: string) => `0x${hex.toLowerCase()}`);

/** Returns the tokens by addressKey: one token can appear under its Coin type and its FA address. */
export async function loadTokens(url: string): Promise<Map<string, ListedToken>> {
  const res = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!res.ok) throw new Error(`token list: HTTP ${res.status}`);
  const list = (await res.json()) as TokenList;
  if (list.version.major !== 1) throw new Error(`token list: unknown version ${list.version.major}`);
  const byAddress = new Map<string, ListedToken>();
  for (const token of list.tokens) {
    for (const address of [token.coinAddress, token.faAddress]) if (address) byAddress.set(addressKey(address), token);
  }
  return byAddress;
}
