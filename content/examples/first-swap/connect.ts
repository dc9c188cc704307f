// #region connect
import { HexString, SupraAccount, SupraClient } from "supra-l1-sdk";

/** A setting of the environment. @throws Error when it is missing */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`set ${name} in .env`);
  return value;
}

/** The account of the key in the environment. The key itself goes nowhere else. */
export function accountFromKey(): SupraAccount {
  const key = setting("SUPRA_KEY").replace(/^0x/, "");
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error("SUPRA_KEY is not a key of 64 hex digits");
  return new SupraAccount(new HexString(key).toUint8Array());
}

/** A client that has asked the node for its chain id: 6 is testnet, 8 is mainnet. */
export const connect = (): Promise<SupraClient> => SupraClient.init(setting("NODE_URL"));

/** Where a person can look at a transaction. */
export const explorerLink = (hash: string) => `${setting("EXPLORER")}/tx/${hash.replace(/^0x/, "")}`;
// #endregion connect
