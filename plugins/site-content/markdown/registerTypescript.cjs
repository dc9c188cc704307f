// Lets Node load TypeScript: the processes that parse pages start with it, and so do the npm scripts:
// `node -r ./plugins/site-content/markdown/registerTypescript.cjs file.ts`. The swc compiler is the one jest uses.
const { readFileSync } = require("node:fs");
const Module = require("node:module");
const { transformSync } = require("@swc/core");

for (const extension of [".ts", ".tsx"]) {
  Module._extensions[extension] = (module, filename) => {
    const { code } = transformSync(readFileSync(filename, "utf8"), {
      filename,
      sourceMaps: "inline",
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: extension === ".tsx" },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs", ignoreDynamic: true },
    });
    module._compile(code, filename);
  };
}
