// #region connect
import { HexString, SupraAccount, SupraClient } from "supra-l1-sdk";
import { network } from "./network.ts";

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

/** A client of the node. @throws Error when the node serves another network */
export async function connect(): Promise<SupraClient> {
  const supra = await SupraClient.init(network.node); // asks for the chain id
  if (supra.chainId.value !== network.chainId) throw new Error(`the node serves chain ${supra.chainId.value}`);
  return supra;
}

/** Where a person can look at a transaction. */
export const explorerLink = (hash: string) => `${network.explorer}/tx/${hash.replace(/^0x/, "")}`;
// #endregion connect
