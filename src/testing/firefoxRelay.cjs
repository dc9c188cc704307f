#!/usr/bin/env node
/**
 * Starts Firefox for Playwright: the system's own, driven by WebDriver BiDi. Between the two, this corrects what Playwright 1.65
 * expects of a Firefox newer than an ESR: what it cannot emulate, such as colors, is reported as done, and text is inserted as a
 * reader types it, since React does not notice a value that a script sets.
 */
const { spawn } = require("node:child_process");
const { WebSocket, WebSocketServer } = require("ws");

const LISTENING = "WebDriver BiDi listening on ";
const EMULATION = '"method":"emulation.';
const SET_VALUE = /window\.__pw_bidiInsertText\((\w+)\)/;
const INSERT = "(document.execCommand('insertText', false, $1), null)";

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
let output = "";
firefox.stderr.setEncoding("utf8").on("data", (text) => {
  if (output.includes(LISTENING)) return;
  output += text;
  const [, address] = output.match(/WebDriver BiDi listening on (ws:\S+)/) ?? [];
  if (address) listenFor(address);
});
firefox.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => firefox.kill(signal));

/** Tells Playwright where to connect: to this process, which passes everything on. */
function listenFor(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () =>
    console.error(`${LISTENING}ws://127.0.0.1:${server.address().port}`),
  );
  server.on("connection", (client, request) => {
    const browser = new WebSocket(address + request.url);
    const opened = new Promise((resolve) => browser.on("open", resolve));
    const optional = new Set();
    client.on("message", async (data) => {
      const text = String(data);
      if (text.includes(EMULATION)) optional.add(JSON.parse(text).id);
      await opened;
      browser.send(text.replace(SET_VALUE, INSERT));
    });
    browser.on("message", (data) => {
      const text = String(data);
      const { id, error } = optional.size > 0 ? JSON.parse(text) : {};
      const isRefused = optional.delete(id) && error === "unknown command";
      client.send(isRefused ? JSON.stringify({ type: "success", id, result: {} }) : text);
    });
    browser.on("close", () => client.close());
    client.on("close", () => browser.close());
  });
}
