import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shortClassName } from "./classNames";
import { type Config, fastConfig } from "./fastConfig";
import { idleHook } from "./idleHook";
import type { Rule } from "./swcRule";
import { keepLoadersOut, sameHash } from "./webpackCache";

const root = mkdtempSync(path.join(tmpdir(), "fast-config-"));
symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
afterAll(() => rmSync(root, { recursive: true }));
const source = (name: string, text: string): string => {
  const file = path.join(root, "src", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const plain = source("Note.tsx", "export const Note = () => <p>Text</p>;\n");
const query = source("Menu.tsx", "export const query = graphql`{ site { name } }`;\n");

/** The minifiers and the constants that a configuration asks Gatsby for. */
const plugins = {
  define: (definitions: object) => ({ madeBy: "define", definitions }),
  minifyJs: (options: object) => ({ scripts: options }),
  minifyCss: (options: object) => ({ styles: options }),
};
/** Loaders as Gatsby makes them. */
const loaders = {
  css: (options?: object) => ({ loader: "css", options }),
  miniCssExtract: (options?: object) => ({ loader: "extract", options }),
  postcss: (options?: object) => ({ loader: "postcss", options }),
};
const babel: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] };
const typescript: Rule = { test: /\.tsx?$/, use: () => [], exclude: /generated/ };
const fonts: Rule = { test: /\.woff$/, use: [] };
const resolution: Rule = { test: /\.tsx?$/ };
const styles: Rule = {
  oneOf: [
    { test: /\.module\.css$/, use: [] },
    { test: /\.css$/, use: [] },
  ],
};
const config: Config = {
  module: { rules: [babel, typescript, fonts, resolution, styles] },
  plugins: [
    { definitions: { "process.env.NODE_ENV": '"production"', "process.env.RUN": "1" } },
    { definitions: { fetch: "node-fetch" } },
  ],
  cache: { buildDependencies: { config: [plain] } },
  devtool: "source-map",
  optimization: { minimizer: [], runtimeChunk: "single" },
};
const STAGES = ["develop", "develop-html", "build-html", "build-javascript"] as const;
const configured = (stage: (typeof STAGES)[number]) =>
  fastConfig(config, stage, { plugins, loaders }, root);

/** Whether webpack uses a rule for a file, by its `test`, `include` and `exclude`. */
function takes(rule: Rule, file: string): boolean {
  const fits = (condition: unknown): boolean => {
    if (condition instanceof RegExp) return condition.test(file);
    if (Array.isArray(condition)) return condition.some(fits);
    return typeof condition === "function" && condition(file) === true;
  };
  const { test = () => true, include = () => true, exclude = [] } = rule;
  return rule.use !== undefined && fits(test) && fits(include) && !fits(exclude);
}

describe.each(STAGES)("in the stage %s", (stage) => {
  const { rules } = configured(stage).module;

  test("one rule compiles a plain source: that of swc", () => {
    const loaders = rules.filter((rule) => takes(rule, plain)).map(({ use }) => use);
    expect(loaders).toEqual([expect.objectContaining({ loader: "swc-loader" })]);
  });

  test("Gatsby's rules compile a source with a query, and what they exclude stays excluded", () => {
    const compiling = rules.filter((rule) => takes(rule, query)).map(({ test }) => test);
    expect(compiling).toEqual([babel.test, typescript.test]);
    const generated = source("generated.tsx", "export const query = graphql`{ a }`;\n");
    expect(rules.filter((rule) => takes(rule, generated)).map(({ test }) => test)).toEqual([
      babel.test,
    ]);
  });

  test("rules for other files are Gatsby's own", () => {
    expect(rules.slice(2, 4)).toEqual([fonts, resolution]);
  });
});

describe.each(["build-html", "build-javascript"] as const)("in the stage %s", (stage) => {
  const { rules } = configured(stage).module;

  test("class names of CSS modules are short, by a rule before Gatsby's own", () => {
    const [first, ...others] = rules[4]?.oneOf ?? [];
    expect(others).toEqual(styles.oneOf);
    expect(first).toEqual({
      test: /\.module\.css$/,
      use: [
        ...(stage === "build-html" ? [] : [loaders.miniCssExtract({ modules: true })]),
        loaders.css({ modules: { getLocalIdent: shortClassName } }),
      ],
    });
  });

  test("there are no source maps", () => {
    expect(configured(stage).devtool).toBe(false);
  });
});

test("only the HTML renderer of a build leaves packages to Node, and unused shadowing is omitted", () => {
  const external = "as Gatsby has it";
  const shadowing = { themes: [{ themeName: "a", themeDir: root }] };
  const made = STAGES.map((stage) =>
    fastConfig(
      { ...config, externals: [external], resolve: { plugins: [shadowing, fonts] } },
      stage,
      { plugins, loaders },
      root,
    ),
  );
  const packages = { "common-tags": expect.any(String), "node-html-parser": expect.any(String) };
  expect(made.map(({ externals }) => externals)).toEqual(
    STAGES.map((stage) => (stage === "build-html" ? [external, packages] : [external])),
  );
  expect(made.map(({ resolve }) => resolve?.plugins)).toEqual(STAGES.map(() => [fonts]));
});

test("only a build's bundle for browsers leaves out the hook that does nothing there", () => {
  const alias = { react: "react-19" };
  const made = STAGES.map((stage) =>
    fastConfig({ ...config, resolve: { alias } }, stage, { plugins, loaders }, root),
  );
  expect(made.map(({ resolve }) => resolve?.alias)).toEqual(
    STAGES.map((stage) => (stage === "build-javascript" ? { ...alias, ...idleHook(root) } : alias)),
  );
});

test("only the scripts and styles of browsers are minified, in this process", () => {
  expect(configured("build-javascript").optimization).toEqual({
    runtimeChunk: "single",
    minimizer: [
      { scripts: { minify: expect.any(Function), parallel: false } },
      { styles: { minify: expect.any(Function), parallel: false } },
    ],
  });
  expect(configured("build-html").optimization).toEqual(config.optimization);
});

test("development keeps Gatsby's class names and source maps, and omits its linter", () => {
  const linter = { key: "ESLintWebpackPlugin" };
  const {
    module,
    devtool,
    plugins: made,
  } = fastConfig({ ...config, plugins: [linter, fonts] }, "develop", { plugins, loaders }, root);
  expect(module.rules).toContain(styles);
  expect(devtool).toBe("source-map");
  expect(made).not.toContain(linter);
  expect(made).toContain(fonts);
});

test("only code that is edited for a browser is compiled for hot replacement", () => {
  const transforms = STAGES.map((stage) => {
    const rule = configured(stage).module.rules.find((candidate) => takes(candidate, plain));
    return JSON.stringify(rule?.use).includes('"refresh":true');
  });
  expect(transforms).toEqual([true, false, false, false]);
});

test.each(STAGES)(
  "in the stage %s a digest invalidates the cache, and constants contain nothing from this run",
  (stage) => {
    const { cache, plugins: made } = configured(stage);
    expect(cache).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{20}$/),
      buildDependencies: {},
    });
    expect(made.slice(0, 2)).toEqual([
      { madeBy: "define", definitions: { "process.env.NODE_ENV": '"production"' } },
      { definitions: { fetch: "node-fetch" } },
    ]);
    expect(made.slice(2)).toEqual(
      stage.startsWith("build") ? [keepLoadersOut, sameHash] : [keepLoadersOut],
    );
  },
);
