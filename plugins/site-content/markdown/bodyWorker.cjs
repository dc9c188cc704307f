// A thread of the `BodyPool`: parses the bodies it is sent. Its data are the names of the components.
require("../../../src/tools/run.cjs");
const { workerData } = require("node:worker_threads");
const workerpool = require("workerpool");

const load = () => require("./parseBody.ts").parseBody;
try {
  load(); // while the build has other work
} catch {
  // A package is not installed: each page says so below. The pool would wait for ever for a thread that fails here.
}
workerpool.worker({ parseBody: (body) => load()(body, workerData) });
