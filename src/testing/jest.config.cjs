// Jest's configuration: unit tests and slow tests (beside their code), integration tests (builds of fixture sites), and checks of what `content/` was built into.
const { existsSync, readFileSync } = require("node:fs");
const { availableParallelism } = require("node:os");
const path = require("node:path");

const root = path.resolve(__dirname, "../..");
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

/** Packages that are ES modules. Jest has to be given those as CommonJS, and runs the others as they are. */
const moduleNames = Object.keys(readJson("package-lock.json").packages)
  .map((folder) => ({ name: folder.split("node_modules/").pop(), file: `${folder}/package.json` }))
  .filter(
    ({ name, file }) =>
      name !== "" && existsSync(path.join(root, file)) && readJson(file).type === "module",
  )
  .map(({ name }) => name);
const swc = {
  sourceMaps: true, // beside the code: inline ones double what each test file has to compile
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
};

const shared = {
  rootDir: root,
  testEnvironment: "node",
  transform: { "^.+\\.(tsx?|m?js)$": ["@swc/jest", swc] },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.+/node_modules/)?(?:${moduleNames.join("|")})/).*(?<!\\.mjs)$`,
  ],
  globals: { __PATH_PREFIX__: "", SEARCH_MODE: "embedded", HOSTED_SEARCH: null },
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache"],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/src/testing/cssModuleMock.ts",
    "/mdx/views$": "<rootDir>/src/testing/views.ts",
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
  },
};

module.exports = {
  rootDir: root,
  /** More than processors, since some tests wait for processes and servers. */
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testTimeout: 900_000, // no test fails because the machine is busy; builds take minutes
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/{src,plugins}/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: [
        "/node_modules/",
        "\\.slow\\.test\\.",
        "<rootDir>/src/testing/integration/",
        "<rootDir>/src/testing/site-checks/",
      ],
    },
    {
      ...shared,
      displayName: "slow",
      testMatch: ["<rootDir>/{src,plugins}/**/*.slow.test.{ts,tsx}"],
    },
    {
      ...shared,
      displayName: "integration",
      testMatch: ["<rootDir>/src/testing/integration/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "content",
      testMatch: ["<rootDir>/src/testing/site-checks/**/*.test.ts"],
    },
  ],
};
