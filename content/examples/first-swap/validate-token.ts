const COIN = /^0x[0-9a-f]{1,64}::[A-Za-z_]\w*::[A-Za-z_]\w*$/;
const FA = /^0x[0-9a-f]{1,64}$/;
const bytes = (text: string) => new TextEncoder().encode(text).length; // the chain counts bytes, not characters
export function validateToken(t: { coinAddress: string | null; faAddress: string | null; name: string; symbol: string; decimals: number }): string[] {
  const errors: string[] = [];
  if (!t.coinAddress && !t.faAddress) errors.push("needs coinAddress or faAddress");
  if (t.coinAddress && !COIN.test(t.coinAddress)) errors.push("bad coinAddress");
  if (t.faAddress && !FA.test(t.faAddress)) errors.push("bad faAddress");
  if (!(Number.isInteger(t.decimals) && t.decimals >= 0 && t.decimals <= 32)) errors.push("bad decimals");
  if (!t.symbol || bytes(t.symbol) > 10) errors.push("bad symbol");
  if (!t.name || bytes(t.name) > 32) errors.push("bad name");
  return errors;
}
