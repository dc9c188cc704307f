import { isObject } from "../../../domain/json";
import { abortCode as codeOf, decodeAbortCode } from "../../math/abortCode";
import { DECIMALS_MAX } from "../../math/units";
import { defineCalculator, ensure, InputError } from "../definition";
import { choice, count, text } from "../fields";
import { parseNumber } from "../parseNumber";

/** Abort reasons of the module `router`; a reason only has a meaning together with its category. */
const ROUTER_CODES: ReadonlyMap<number, string> = new Map([
  [codeOf("invalid_state", 1), "E_DEADLINE_PASSED"],
  [codeOf("invalid_argument", 2), "E_LEG_SUM_MISMATCH"],
  [codeOf("invalid_argument", 3), "E_BAD_PATH"],
  [codeOf("out_of_range", 4), "E_MIN_OUT"],
  [codeOf("unavailable", 5), "E_VENUE_DISABLED"],
  [codeOf("unavailable", 6), "E_PAUSED"],
  [codeOf("invalid_argument", 7), "E_ZERO_AMOUNT"],
  [codeOf("out_of_range", 8), "E_MAX_IN"],
  [codeOf("invalid_argument", 9), "E_INTEGRATOR_FEE"],
]);

const abortCode = defineCalculator({
  title: "Decode an abort code",
  fields: { code: text("Abort code", "131076", 60) },
  compute: ({ code: typed }) => {
    const code = readCode(typed);
    const { category, number, reason } = decodeAbortCode(code);
    return {
      sentence:
        category === undefined
          ? `${code} has no category of std::error: the module aborted with a number of its own.`
          : `${code} is category ${number} (${category}), reason ${reason}.`,
      rows: {
        "In the module router this code is": ROUTER_CODES.get(code) ?? "not used",
        Sum: `${number} × 65,536 + ${reason}`,
      },
    };
  },
});

/** A code as a wallet or a node shows it: `131076`, `0x20004` or `E_MIN_OUT(0x20004)`. */
function readCode(typed: string): number {
  const [, hexadecimal] = /\b0x([\da-f]{1,12})\b/i.exec(typed) ?? [];
  const code = hexadecimal === undefined ? Number(parseNumber(typed)) : parseInt(hexadecimal, 16);
  const isWhole = Number.isSafeInteger(code) && code >= 0;
  ensure(isWhole, "code", "Enter a whole number, such as 131076 or 0x20004.");
  return code;
}

const SUPRA = `{
  "coinAddress": "0x1::supra_coin::SupraCoin",
  "faAddress": "0xa",
  "name": "Supra Coin",
  "symbol": "SUPRA",
  "decimals": 8
}`;

const PLACEHOLDER = `{
  "coinAddress": null,
  "faAddress": "0xREPLACE_ME",
  "name": "Example",
  "symbol": "EXAMPLE",
  "decimals": 8
}`;

const tokenEntry = defineCalculator({
  title: "Check a token-list entry",
  fields: { entry: text("Entry as JSON", SUPRA, 1_500, 8) },
  presets: { SUPRA: { entry: SUPRA }, "A placeholder address": { entry: PLACEHOLDER } },
  compute: ({ entry }) => {
    const errors = tokenEntryErrors(readEntry(entry));
    return {
      sentence:
        errors.length === 0
          ? "No errors: the entry has the right form."
          : `${errors.length} ${errors.length === 1 ? "error" : "errors"}: ${errors.join(", ")}.`,
    };
  },
});

function readEntry(typed: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(typed);
  } catch (error) {
    throw new InputError("entry", `This is not JSON: ${(error as Error).message}.`);
  }
  ensure(isObject(value), "entry", "Paste one entry: an object in braces.");
  return value;
}

const COIN_TYPE = /^0x[0-9a-f]{1,64}::[A-Za-z_]\w*::[A-Za-z_]\w*$/;
const OBJECT_ADDRESS = /^0x[0-9a-f]{1,64}$/;

/**
 * What is wrong with a token-list entry. Source: Fungible Asset limits of the Supra documentation, in bytes of UTF-8
 * (`string::length` in the framework's `fungible_asset.move`).
 */
function tokenEntryErrors(entry: Readonly<Record<string, unknown>>): string[] {
  const { coinAddress, faAddress, decimals } = entry;
  const isAbsent = (address: unknown) => (address ?? "") === "";
  const isWrong = (address: unknown, form: RegExp) =>
    !isAbsent(address) && !(typeof address === "string" && form.test(address));
  const hasBytes = (value: unknown, max: number) => {
    const bytes = typeof value === "string" ? new TextEncoder().encode(value).length : 0;
    return bytes >= 1 && bytes <= max;
  };
  const areDecimals = Number.isInteger(decimals) && Number(decimals) >= 0;
  const checks: readonly (readonly [isError: boolean, message: string])[] = [
    [isAbsent(coinAddress) && isAbsent(faAddress), "needs coinAddress or faAddress"],
    [isWrong(coinAddress, COIN_TYPE), "bad coinAddress"],
    [isWrong(faAddress, OBJECT_ADDRESS), "bad faAddress"],
    [!areDecimals || Number(decimals) > DECIMALS_MAX, "bad decimals"],
    [!hasBytes(entry.symbol, 10), "bad symbol"],
    [!hasBytes(entry.name, 32), "bad name"],
  ];
  return checks.filter(([isError]) => isError).map(([, message]) => message);
}

const ADDRESS = /^0x[0-9A-Za-z_]{1,64}$/;

function ensureForm(name: string, value: string, form: RegExp, what: string): void {
  ensure(value === "" || form.test(value), name, `Enter ${what}.`);
}

const widget = defineCalculator({
  title: "Build the widget's snippet",
  fields: {
    tokenIn: text("tokenIn, address", "0xREPLACE_ME_USDX", 80),
    tokenOut: text("tokenOut, address", "0xREPLACE_ME_ALPHA", 80),
    amount: text("amount, may be empty", "", 40),
    network: choice("network", "testnet", { testnet: "testnet", mainnet: "mainnet" }),
    theme: choice("theme", "auto", { auto: "auto", light: "light", dark: "dark" }),
    accent: text("accent, may be empty", "", 7),
    referrer: text("referrer, may be empty", "", 80),
    integratorFeeBps: count("integratorFeeBps", "bps", "0", 0, 50),
    integrator: text("integrator, needed with a fee", "", 80),
    origin: text("Address of the widget", "https://widgets.example.com", 200),
  },
  compute: ({ origin, ...settings }) => {
    const { tokenIn, tokenOut, amount, accent, referrer, integrator, integratorFeeBps } = settings;
    for (const [name, address] of Object.entries({ tokenIn, tokenOut, referrer, integrator }))
      ensureForm(name, address, ADDRESS, "an address that starts with 0x, never a ticker");
    const isNamed = integratorFeeBps === 0 || integrator !== "";
    ensure(isNamed, "integrator", "Enter the address that receives your fee.");
    ensureForm("amount", amount, /^\d+(\.\d+)?$/, "a plain decimal, such as 12.5");
    ensureForm("accent", accent, /^#[0-9a-f]{6}$/i, "a colour such as #0b6670");
    const isSecure = /^https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(origin);
    ensure(isSecure, "origin", "Enter an address that starts with https://.");
    const hasFee = integratorFeeBps > 0;
    const chosen = Object.entries({ ...settings, integrator: hasFee ? integrator : "" })
      .map(([name, value]) => [name, value === 0 ? "" : String(value)] as const)
      .filter(([, value]) => value !== "");
    return {
      sentence: `The snippets carry ${chosen.length} parameters. Nothing is sent anywhere: they are built in this page.`,
      code: snippets(origin.replace(/\/$/, ""), chosen),
    };
  },
});

function snippets(
  base: string,
  chosen: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string>> {
  const query = chosen.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&amp;");
  const attributes = chosen
    .map(([name, value]) => {
      const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `\n  data-${dashed}="${value}"`;
    })
    .join("");
  return {
    Iframe: `<iframe\n  src="${base}/swap?${query}"\n  title="Swap tokens"\n  width="420" height="560"\n  loading="lazy"\n  referrerpolicy="strict-origin"\n  sandbox="allow-scripts allow-same-origin allow-popups allow-forms"></iframe>`,
    Script: `<div id="swap"></div>\n<script\n  src="${base}/swap.js"\n  integrity="sha384-REPLACE_ME"\n  crossorigin="anonymous"\n  data-target="#swap"${attributes}\n  defer></script>`,
  };
}

export default { abortCode, tokenEntry, widget };
