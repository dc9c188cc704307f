// A thread of the `BodyPool`: parses the bodies it is sent. Its data are the names of the components.
require("../../../src/tools/run.cjs");
const { workerData } = require("node:worker_threads");
const workerpool = require("workerpool");
const { parseBody } = require("./parseBody.ts");

workerpool.worker({ parseBody: (body) => parseBody(body, workerData) });
