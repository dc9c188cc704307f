// Writes a new key to .env, readable by you alone, and prints the address that belongs to it.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { SupraAccount } from "supra-l1-sdk";

if (!existsSync(".env")) copyFileSync("env.example", ".env");
const text = readFileSync(".env", "utf8");
if (/^SUPRA_KEY=\S/m.test(text)) throw new Error(".env has a key already; delete it by hand first");
const account = new SupraAccount();
const { privateKeyHex } = account.toPrivateKeyObject();
writeFileSync(".env", text.replace(/^SUPRA_KEY=.*$/m, `SUPRA_KEY=${privateKeyHex}`), { mode: 0o600 });
console.log("address:", account.address().toString());
