// The one way to run TypeScript outside Gatsby and Jest. `node src/tools/run.cjs serve 9001` runs `main` of src/tools/serve.ts with
// the rest of the arguments; an error ends it with its message, without a stack, and exit code 1. `node -r ./src/tools/run.cjs`
// only lets Node load TypeScript, as the processes that parse pages need it.
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

async function run() {
  const [tool] = process.argv.splice(2, 1);
  try {
    await require(`./${tool}.ts`).main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void run();
