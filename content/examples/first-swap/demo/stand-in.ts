// A node, an oracle and a quote API on one local port, with one account, one pool and no network. It responds in the form of
// Supra's REST API v1 and refuses what a node would refuse: a wrong signature, sequence number or chain, too little gas.
import { createHash, createPublicKey, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { BCS, HexString, type SendTxPayload, SupraClient, TxnBuilderTypes } from "supra-l1-sdk";

export const ROUTER = `0x${"a6".repeat(32)}`;
export const ALPHA = `0x${"b7".repeat(32)}`;
const POOL = `0x${"c8".repeat(32)}`;
const CHAIN = 6;
const GAS_PRICE = 100_000;
const GAS_USED = { transfer: 10, swap_exact_in: 42 };
const OK = "Executed successfully";
const MIN_OUT = `Move abort in ${ROUTER}::router: E_MIN_OUT(0x20004)`;

/** The settings of `.env` that lead to a stand-in. */
export const settingsFor = (url: string) => ({
  NODE_URL: url, EXPLORER: url, AGGREGATOR_API: `${url}/v1`, AGGREGATOR_ADDRESS: ROUTER, AMM_ADDRESS: ROUTER,
  TOKEN_IN: "0xa", TOKEN_OUT: ALPHA, PAIR_IN: "1", PAIR_OUT: "2",
});

/** What a test may change and read while the stand-in runs. */
export type World = {
  supra: bigint; alpha: bigint; sequence: number; exists: boolean; submitted: number;
  pool: { supra: bigint; alpha: bigint };
  /** Prices of the oracle by pair, with 8 decimals: 1 SUPRA is worth half an ALPHA. */
  prices: Record<number, string>;
  /** How many quotes the API refuses with status 503 before it responds. */
  busy: number;
  /** Changes a quote before it is sent, to play an API that cheats. */
  tamper: (quote: ReturnType<typeof quoteOf>) => unknown;
};

export const newWorld = (): World => ({
  supra: 0n, alpha: 0n, sequence: 0, exists: false, submitted: 0,
  pool: { supra: 100_000_000_000_000n, alpha: 50_000_000_000_000n }, // 1,000,000 SUPRA and 500,000 ALPHA
  prices: { 1: "100000000", 2: "200000000" },
  busy: 0,
  tamper: (quote) => quote,
});

const outputOf = ({ pool }: World, amountIn: bigint) => {
  const afterFee = amountIn * 997n; // of thousandths: a fee of 0.30%
  return (pool.alpha * afterFee) / (pool.supra * 1_000n + afterFee);
};

function quoteOf(world: World, query: URLSearchParams) {
  const amountIn = BigInt(query.get("amountIn") ?? "0");
  const amountOut = outputOf(world, amountIn);
  const minAmountOut = (amountOut * BigInt(10_000 - Number(query.get("slippageBps") ?? "50"))) / 10_000n;
  const [tokenIn, tokenOut] = [query.get("tokenIn") ?? "", query.get("tokenOut") ?? ""];
  return {
    quoteId: "q_1", amountIn: String(amountIn), amountOut: String(amountOut), minAmountOut: String(minAmountOut),
    shortfallBps: 30, expiresAt: new Date(Date.now() + 15_000).toISOString(),
    transaction: {
      function: `${ROUTER}::router::swap_exact_in`, typeArguments: [],
      arguments: [
        tokenIn, tokenOut, String(amountIn), String(minAmountOut), [String(amountIn)], [[POOL]], [[tokenOut]],
        String(Math.floor(Date.now() / 1_000) + 60), "0x0", "0x0", "0",
      ],
    },
  };
}

/** The transaction as the sender signed it, rebuilt from its JSON. */
function rebuild({ raw_txn: raw }: SendTxPayload["Move"]): TxnBuilderTypes.RawTransaction {
  if (!("EntryFunction" in raw.payload)) throw new Error("only entry functions are known here");
  const { module, function: fn, args } = raw.payload.EntryFunction;
  const address = (hex: string) => TxnBuilderTypes.AccountAddress.fromHex(hex);
  const id = (text: string) => new TxnBuilderTypes.Identifier(text);
  return new TxnBuilderTypes.RawTransaction(
    address(raw.sender), BigInt(raw.sequence_number),
    new TxnBuilderTypes.TransactionPayloadEntryFunction(
      new TxnBuilderTypes.EntryFunction(
        new TxnBuilderTypes.ModuleId(address(module.address), id(module.name)), id(fn), [], args.map((arg) => Uint8Array.from(arg)),
      ),
    ),
    BigInt(raw.max_gas_amount), BigInt(raw.gas_unit_price), BigInt(raw.expiration_timestamp_secs), new TxnBuilderTypes.ChainId(raw.chain_id),
  );
}

function isSigned({ Move }: SendTxPayload): boolean {
  if (!("Ed25519" in Move.authenticator)) return false;
  const { public_key, signature } = Move.authenticator.Ed25519;
  const x = Buffer.from(new HexString(public_key).toUint8Array()).toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  const message = SupraClient.getSupraTransactionSignatureMessage(rebuild(Move));
  return verify(null, message, key, new HexString(signature).toUint8Array());
}

/** Runs a call without keeping its result. @returns the status of the virtual machine and what would change */
function run(world: World, { raw_txn: raw }: SendTxPayload["Move"]): { status: string; gas: number; apply: () => void } {
  if (!("EntryFunction" in raw.payload)) throw new Error("only entry functions are known here");
  const { function: fn, args } = raw.payload.EntryFunction;
  const u64 = (index: number) => new BCS.Deserializer(Uint8Array.from(args[index] ?? [])).deserializeU64();
  const gas = GAS_USED[fn as keyof typeof GAS_USED] ?? 0;
  const fee = BigInt(gas * raw.gas_unit_price);
  const pay = (amount: bigint, out: bigint) => () => {
    world.supra -= fee + amount;
    world.alpha += out;
  };
  if (gas === 0) return { status: `unknown function ${fn}`, gas, apply: () => {} };
  if (gas > raw.max_gas_amount) return { status: "Out of gas", gas, apply: pay(0n, 0n) };
  if (fn === "transfer") return { status: OK, gas, apply: pay(0n, 0n) }; // to the sender's own address
  const out = outputOf(world, u64(2));
  return out < u64(3) ? { status: MIN_OUT, gas, apply: pay(0n, 0n) } : { status: OK, gas, apply: pay(u64(2), out) };
}

/** What a view function returns: u64 and u128 as strings, smaller numbers as numbers. */
function viewOf(world: World, { function: name, arguments: [first] }: ViewCall): unknown[] {
  if (name.endsWith("::get_price")) return [world.prices[Number(first)], 8, String(Date.now()), "1"];
  if (name.endsWith("::balances")) return [[String(world.pool.supra), String(world.pool.alpha)]];
  if (name.endsWith("::weights")) return [["50", "50"]];
  return [name.endsWith("::swap_fee_bps") ? "30" : String(world.supra)];
}

type ViewCall = { function: string; arguments: unknown[] };

async function bodyOf(request: IncomingMessage): Promise<SendTxPayload & ViewCall> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

/** Starts the stand-in on a free port of this machine. */
export async function startStandIn(world: World): Promise<{ url: string; stop: () => Promise<void> }> {
  const results = new Map<string, string>();
  const hashOf = (text: string) => `0x${createHash("sha256").update(text).digest("hex")}`;
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://node");
    if (pathname === "/v1/quote" && world.busy-- > 0) throw new Error("busy");
    if (pathname === "/v1/quote") return world.tamper(quoteOf(world, searchParams));
    if (pathname.endsWith("/transactions/chain_id")) return CHAIN;
    if (pathname.endsWith("/estimate_gas_price")) return { mean_gas_price: GAS_PRICE };
    if (pathname.includes("/wallet/faucet/")) {
      Object.assign(world, { exists: true, supra: world.supra + 500_000_000n }); // 5 SUPRA
      const hash = hashOf("faucet");
      results.set(hash, "Success");
      return { Accepted: hash };
    }
    if (pathname.endsWith("/view")) return { result: viewOf(world, await bodyOf(request)) };
    if (pathname.endsWith("/transactions/simulate")) {
      const { status, gas } = run(world, (await bodyOf(request)).Move);
      return { output: { Move: { vm_status: status, gas_used: gas } } };
    }
    if (pathname.endsWith("/transactions/submit")) {
      const payload = await bodyOf(request);
      const { raw_txn: raw } = payload.Move;
      if (!isSigned(payload)) throw new Error("wrong signature");
      if (raw.sequence_number !== world.sequence || raw.chain_id !== CHAIN) throw new Error("wrong sequence number or chain");
      const { status, apply } = run(world, payload.Move);
      apply();
      world.sequence += 1;
      world.submitted += 1;
      const hash = hashOf(JSON.stringify(payload));
      results.set(hash, status === OK ? "Success" : "Fail");
      return hash;
    }
    if (pathname.includes("/transactions/")) return { status: results.get(pathname.split("/").at(-1) ?? "") ?? "Unexecuted" };
    if (pathname.includes("/accounts/"))
      return world.exists ? { sequence_number: String(world.sequence), authentication_key: "0x00" } : null;
    throw new Error(`unknown path ${pathname}`);
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.setHeader("content-type", "application/json").end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(String(error) === "Error: busy" ? 503 : 400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
