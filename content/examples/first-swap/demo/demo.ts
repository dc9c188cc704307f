// Swaps 1 SUPRA against a node and a quote API that run on this machine: no network, no tokens, a key for this run alone.
import { SupraAccount } from "supra-l1-sdk";
import { newWorld, settingsFor, startStandIn } from "./stand-in.ts";

const standIn = await startStandIn({ ...newWorld(), exists: true, supra: 500_000_000n });
Object.assign(process.env, settingsFor(standIn.url), { SUPRA_KEY: new SupraAccount().toPrivateKeyObject().privateKeyHex.replace(/^0x/, "") });
await import("../main.ts");
console.log("This was the demo: its node runs on this machine, so no explorer knows the transaction.");
await standIn.stop();
