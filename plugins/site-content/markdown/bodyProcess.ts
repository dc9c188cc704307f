/** A process of the `BodyPool`: answers every body it is sent with the parsed one, in the same order. */
import type { ComponentNames } from "../../../src/domain/componentSpec";
import { type Body, parseBody } from "./body";
import type { Answer } from "./bodyPool";

const components: ComponentNames = JSON.parse(process.argv[2] ?? "{}");
const send = (answer: Answer) => process.send?.(answer);
let last: Promise<unknown> = Promise.resolve();

process.on("message", (body: Body) => {
  last = last.then(async () => send(await parseBody(body, components, send)));
});
process.on("disconnect", () => process.exit());
send("ready");
