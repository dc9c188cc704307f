/** A thread of the `BodyPool`: answers every body it is sent with the parsed one, in the same order. */
import { parentPort } from "node:worker_threads";
import { type Body, parseBody } from "./body";

let last = Promise.resolve();

parentPort?.on("message", (body: Body) => {
  last = last.then(async () => parentPort?.postMessage(await parseBody(body)));
});
