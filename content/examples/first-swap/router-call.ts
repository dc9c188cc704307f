import { HexString, TransactionStatus } from "supra-l1-sdk";
import { connect } from "./connect.ts";
import { network } from "./network.ts";

type StarKeyProvider = {
  connect(): Promise<string[]>; getChainId(): Promise<{ chainId: string }>; changeNetwork(p: { chainId: string }): Promise<unknown>;
  createRawTransactionData(payload: unknown[]): Promise<string>; sendTransaction(p: { data: string }): Promise<string>;
};

/** Runs in a browser: the visitor's wallet signs and sends the call, and the status comes from the node. */
export async function callEntry(moduleAddress: string, module: string, fn: string, args: Uint8Array[]) {
  const provider = (window as unknown as { starkey?: { supra?: StarKeyProvider } }).starkey?.supra;
  if (!provider) throw new Error("StarKey is not installed");
  const [sender] = await provider.connect();
  if (!sender) throw new Error("no account connected");
  const chainId = String(network.chainId);
  if ((await provider.getChainId()).chainId !== chainId) await provider.changeNetwork({ chainId });
  const data = await provider.createRawTransactionData([
    sender, 0, new HexString(moduleAddress).noPrefix(), module, fn, [], args,
    { txExpiryTime: Math.ceil(Date.now() / 1000) + 90 }, // longer than the swap's own deadline
  ]);
  const hash = await provider.sendTransaction({ data });
  return { hash, status: await statusOf(hash) };
}

/** Asks once a second until the transaction has run, or has expired: then it is still pending. */
async function statusOf(hash: string): Promise<TransactionStatus> {
  const supra = await connect();
  for (const end = Date.now() + 95_000; Date.now() < end; ) {
    const status = await supra.getTransactionStatus(hash);
    if (status && status !== TransactionStatus.Pending) return status;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return TransactionStatus.Pending;
}
