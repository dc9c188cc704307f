// Runs the project against a node and a quote API of this machine: its scripts as a reader runs them, its refusals in here.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { accountFromKey, connect } from "../connect.ts";
import { EXAMPLE, quoteBuy, quoteSell } from "../curve.ts";
import { ALPHA, newWorld, ROUTER, settingsFor, startStandIn, type World } from "../demo/stand-in.ts";
import { minOutFromOracle } from "../min-out.ts";
import { network } from "../network.ts";
import { poolState } from "../pool-state.ts";
import { checkQuote, getQuote } from "../quote.ts";
import { readEvents } from "../read-events.ts";
import { callEntry } from "../router-call.ts";
import { swap } from "../swap.ts";
import { fromBaseUnits, maxIn, minOut, toBaseUnits } from "../units.ts";

const FOLDER = fileURLToPath(new URL("..", import.meta.url));
const KEY = "0f".repeat(32); // a key for this test alone
const world: World = newWorld();
let node: Awaited<ReturnType<typeof startStandIn>>;

before(async () => {
  node = await startStandIn(world);
  Object.assign(process.env, settingsFor(node.url), { EXPLORER: "https://explorer", SUPRA_KEY: KEY });
  network.node = node.url;
});
after(() => node.stop());
beforeEach(() => Object.assign(world, newWorld()));

function run(script: string): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", script], { cwd: FOLDER, env: process.env });
  let out = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (out += text));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out })));
}
const REQUEST = { tokenIn: "0xa", tokenOut: ALPHA, amountIn: 100_000_000n, slippageBps: 50, sender: "0x1" };

test("the first success: the faucet creates the account, and 0.1 SUPRA come back to it less the fee", async () => {
  const { code, out } = await run("send-to-yourself.ts");
  assert.match(out, /network fee in quants: 1000000n\nhttps:\/\/explorer\/tx\/[0-9a-f]{64}\n$/);
  assert.equal(code, 0);
  assert.equal(world.supra, 499_000_000n);
  assert.equal(world.submitted, 1);
});

test("the first call reads an account without a key", async () => {
  world.exists = true;
  const { out } = await run("first-call.ts");
  assert.equal(out, "chain 6 - sequence number of 0x1: 0n\n");
});

const PATH = new RegExp(
  ["quote: 0.4984995 at least: 0.496007", "checked: .* minimum above 0.49", ".*", "signed: 0x[0-9a-f]{128} maximum fee: 5100000n quants",
    ".*", "hash: (0x[0-9a-f]{64})", "status: Success", ".*/tx/[0-9a-f]{64}"].join("\n"),
);

test("the demo needs no settings and no network, and shows the whole path", async () => {
  const { code, out } = await run("demo/demo.ts");
  assert.match(out, PATH);
  assert.equal(code, 0);
  assert.equal(world.submitted, 0); // it has a stand-in of its own
});

test("the whole path: quote, check, simulate, sign, swap, link", async () => {
  Object.assign(world, { exists: true, supra: 500_000_000n });
  const { code, out } = await run("main.ts");
  assert.match(out, PATH);
  assert.match(out, /https:\/\/explorer\/tx\/[0-9a-f]{64}\n$/);
  assert.equal(code, 0);
  assert.equal(world.supra, 500_000_000n - 100_000_000n - 4_200_000n);
  assert.equal(world.alpha, 49_849_950n);
});

test("the lower bound follows the oracle, and a price of zero is none", async () => {
  assert.equal(await minOutFromOracle(await connect(), 100_000_000n), 49_000_000n);
  world.prices[2] = "0";
  await assert.rejects(minOutFromOracle(await connect(), 100_000_000n), /no fresh price of pair 2/);
});

test("a busy API is asked again", async () => {
  world.busy = 1;
  assert.equal((await getQuote(REQUEST)).amountOut, "49849950");
});

test("a quote below your own lower bound is refused, although its minimum fits its own output", async () => {
  Object.assign(world, { exists: true, supra: 500_000_000n });
  world.tamper = (q) => (q.transaction.arguments.splice(3, 1, "995"), { ...q, amountOut: "1000", minAmountOut: "995" });
  const { code, out } = await run("main.ts");
  assert.match(out, /minimum is too low/);
  assert.equal(code, 1);
  assert.equal(world.submitted, 0);
});

const CHEATS: [string, World["tamper"], string][] = [
  ["another token", (q) => (q.transaction.arguments.splice(1, 1, ROUTER), q), "unexpected token"],
  ["another function", (q) => ({ ...q, transaction: { ...q.transaction, function: `${ROUTER}::router::drain` } }), "unexpected function"],
  ["a larger input", (q) => (q.transaction.arguments.splice(2, 1, "200000000"), q), "unexpected input amount"],
  ["legs that spend more", (q) => (q.transaction.arguments.splice(4, 1, ["100000000", "900000000"]), q), "legs differ from the input amount"],
  ["an integrator fee", (q) => (q.transaction.arguments.splice(10, 1, "50"), q), "unexpected integrator fee"],
  ["a low minimum", (q) => (q.transaction.arguments.splice(3, 1, "1"), { ...q, minAmountOut: "1" }), "minimum is too low"],
  ["an old expiry", (q) => ({ ...q, expiresAt: "2020-01-01T00:00:00Z" }), "quote expired, ask for a new one"],
];
for (const [cheat, tamper, message] of CHEATS)
  test(`a quote with ${cheat} is refused before anything is signed`, async () => {
    Object.assign(world, { tamper });
    const quote = await getQuote(REQUEST);
    assert.throws(() => checkQuote(quote, REQUEST, 1n), new Error(message));
  });

test("an address with leading zeros is the same token", async () => {
  world.tamper = (q) => (q.transaction.arguments.splice(0, 1, `0x${"a".padStart(64, "0")}`), q);
  checkQuote(await getQuote(REQUEST), REQUEST, 1n);
});

test("a price that moved beyond the tolerance stops in the simulation: nothing is sent, nothing is paid", async () => {
  Object.assign(world, { exists: true, supra: 500_000_000n });
  const quote = await getQuote(REQUEST);
  world.pool.alpha = (world.pool.alpha * 99n) / 100n;
  await assert.rejects(swap(await connect(), accountFromKey(), quote), /simulation failed[^]*E_MIN_OUT/);
  assert.equal(world.submitted, 0);
  assert.equal(world.supra, 500_000_000n);
});

test("a malformed key is named without being printed", () => {
  process.env.SUPRA_KEY = "secret";
  assert.throws(accountFromKey, new Error("SUPRA_KEY is not a key of 64 hex digits"));
  process.env.SUPRA_KEY = KEY;
});

test("a browser gets the hash from the wallet and the status from the node", async () => {
  const wallet = {
    connect: async () => ["0x1"], getChainId: async () => ({ chainId: "8" }), createRawTransactionData: async () => "0x",
    changeNetwork: async ({ chainId }: { chainId: string }) => assert.equal(chainId, "6"),
    sendTransaction: async () => (await (await fetch(`${node.url}/rpc/v1/wallet/faucet/0x1`)).json()).Accepted,
  };
  Object.assign(globalThis, { window: { starkey: { supra: wallet } } });
  const { hash, status } = await callEntry(ROUTER, "router", "swap_exact_in", []);
  assert.match(hash, /^0x[0-9a-f]{64}$/);
  assert.equal(status, "Success");
});

test("amounts keep every digit; a minimum rounds down, a maximum up", () => {
  assert.equal(toBaseUnits("1.5", 8), 150_000_000n);
  assert.equal(fromBaseUnits(150_000_000n, 8), "1.5");
  assert.equal(toBaseUnits("0.00000001", 8), 1n);
  assert.throws(() => toBaseUnits("1.123456789", 8), new Error("more than 8 decimals"));
  assert.equal(minOut(493_579_017_198n, 50), 491_111_122_112n);
  assert.equal(maxIn(3n, 50), 4n);
});

test("the curve returns the published amounts", () => {
  const { tokens } = quoteBuy(EXAMPLE, { sold: 0n, raised: 0n }, 100_000_000_000n);
  assert.equal(tokens, 5_030_967_127_203_430n);
  assert.equal(quoteSell(EXAMPLE, { sold: tokens, raised: 99_000_000_000n }, tokens).quote, 98_009_999_999n);
});

test("a pool's state comes as whole numbers", async () => {
  assert.deepEqual(await poolState(ROUTER), { balances: [100_000_000_000_000n, 50_000_000_000_000n], weights: [50n, 50n], feeBps: 30 });
});

test("events are read to the end of the range, although a response holds only some of them", async () => {
  const all = Array.from({ length: 5 }, (_, index) => index);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://node");
    assert.equal(decodeURIComponent(pathname), "/rpc/v3/events/0x1::pump::CurveTrade");
    assert.deepEqual([searchParams.get("start_height"), searchParams.get("end_height")], ["7", "9"]);
    const start = Number(searchParams.get("start") ?? "0");
    const next = start + 2 < all.length ? String(start + 2) : "";
    response.setHeader("x-supra-cursor", next).end(JSON.stringify({ data: all.slice(start, start + 2) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const pages: unknown[] = [];
  for await (const page of readEvents(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "0x1::pump::CurveTrade", 7, 9))
    pages.push(page);
  server.close();
  assert.deepEqual(pages, [[0, 1], [2, 3], [4]]);
});
