// Jest's configuration: unit tests and slow tests (beside their code), integration tests (builds of an owner's site), and checks
// of a built site, which `SITE_ROOT` names. The files of unit and slow tests share the modules they load, which takes a quarter of the time; those
// that need a browser's globals, or replace modules or timers, get modules of their own.
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { availableParallelism } = require("node:os");
const path = require("node:path");

const root = path.resolve(__dirname, "../..");
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

/** Packages that are ES modules. They are converted to CommonJS for Jest; all others run as they are. */
const moduleNames = Object.keys(readJson("package-lock.json").packages)
  .map((folder) => ({ name: folder.split("node_modules/").pop(), file: `${folder}/package.json` }))
  .filter(
    ({ name, file }) =>
      name !== "" && existsSync(path.join(root, file)) && readJson(file).type === "module",
  )
  .map(({ name }) => name);
const swc = {
  sourceMaps: true, // beside the code: inline source maps double what each test file has to compile
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
};

const shared = {
  rootDir: root,
  testEnvironment: "node",
  testEnvironmentOptions: { customExportConditions: ["node"] }, // jsdom takes React's server for browsers otherwise
  transform: { "^.+\\.(tsx?|m?js)$": ["@swc/jest", swc] },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.+/node_modules/)?(?:${moduleNames.join("|")})/).*(?<!\\.mjs)$`,
  ],
  globals: readJson("src/testing/globals.json"),
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache", "<rootDir>/.test-site"],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/src/testing/cssModuleMock.ts",
    "/mdx/views$": "<rootDir>/src/testing/views.ts",
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
  },
};

const inRoot = (file) => `<rootDir>/${file}`;

const BESIDE_CODE = /\.test\.tsx?$/;
const SLOW = /\.slow\.test\./;
/** Tests that need a build, in `src/testing`. */
const OF_BUILDS = /\/(?:integration|site-checks)\//;
/** Matches tests that need a runner that gives each test file its own modules and globals: Jest's own. */
const OWN_MODULES =
  /@jest-environment|jest\.(?!fn\b|spyOn\b|(?:clear|reset|restore)AllMocks\b)|expect\.(?:hasA|a)ssertions|test\.(?:concurrent|failing)/;
const besideCode = ["src", "plugins"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => BESIDE_CODE.test(file) && !OF_BUILDS.test(file))
  .map((file) => ({
    file: inRoot(file),
    isSlow: SLOW.test(file),
    hasOwnModules: OWN_MODULES.test(readFileSync(path.join(root, file), "utf8")),
  }));

/** Two projects of the same name: the files that share their modules, and those that each have their own. */
const twoRunners = (displayName, files) => {
  const matching = (hasOwnModules) =>
    files.filter((each) => each.hasOwnModules === hasOwnModules).map(({ file }) => file);
  return [
    {
      rootDir: root,
      displayName,
      runner: "jest-light-runner",
      setupFiles: [inRoot("src/testing/sharedModules.mjs")],
      testMatch: matching(false),
      modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
    },
    { ...shared, displayName, testMatch: matching(true) },
  ].filter(({ testMatch }) => testMatch.length > 0); // Jest takes any file for a test where none is named
};

module.exports = {
  rootDir: root,
  /** More than there are processors, since some tests wait for processes and servers. */
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testTimeout: 900_000, // so that no test fails because the machine is busy; builds take minutes
  projects: [
    ...twoRunners(
      "unit",
      besideCode.filter(({ isSlow }) => !isSlow),
    ),
    ...twoRunners(
      "slow",
      besideCode.filter(({ isSlow }) => isSlow),
    ),
    {
      ...shared,
      displayName: "integration",
      testMatch: ["<rootDir>/src/testing/integration/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "site",
      testMatch: ["<rootDir>/src/testing/site-checks/**/*.test.ts"],
    },
  ],
};
