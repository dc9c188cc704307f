// `node src/tools/gatsby.cjs build`: Gatsby without its telemetry, in the same words on every system.
process.env.GATSBY_TELEMETRY_DISABLED = "1";
require("gatsby/cli.js");
