// `node src/tools/gatsby.cjs build`: Gatsby without its telemetry, in the same words on every system.
const { availableParallelism } = require("node:os");

process.env.GATSBY_TELEMETRY_DISABLED = "1";
// With two processors Gatsby has one worker: this process would wait while that runs the queries, and again for a fresh one that makes the HTML.
if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= "1";
require("gatsby/cli.js");
