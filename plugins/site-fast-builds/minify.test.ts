import { runInNewContext } from "node:vm";
import { minifyScript, minifyStyles } from "./minify";

test("a script gets shorter and still does the same", async () => {
  const script =
    "/* licence */ function outer(first, second) { const total = first + second; return { first, total }; }\noutput = outer?.(1, 2) ?? null;";
  const { code } = await minifyScript({ "app.js": script });
  const context: { output?: unknown; outer?: unknown } = {};
  runInNewContext(code, context);
  expect(context.output).toEqual({ first: 1, total: 3 });
  expect(context.outer).toBeDefined(); // names other files may use stay
  expect(code.length).toBeLessThan(script.length * 0.7);
  expect(code).not.toContain("licence");
});

test("styles keep what browsers of package.json need", async () => {
  const { code, css } = await minifyStyles({
    "styles.css": "@layer a, b;\n@layer b { .x { color: #ffffff; & .y { inset: 0 0 0 0 } } }\n",
  });
  expect(css).toBe(code);
  expect(code).toBe("@layer a,b;@layer b{.x{color:#fff}.x .y{inset:0}}\n");
});

test("neighbouring blocks of one layer become one, and the order of all rules is kept", async () => {
  const { code } = await minifyStyles({
    "styles.css":
      "@layer a{.x{top:0}}@layer a{.x{top:1px}}@layer b{.y{top:0}}@layer a{.z{top:0}}.w{top:0}@layer a{.v{top:0}}@layer a;@layer a{.u{top:0}}",
  });
  expect(code).toBe(
    "@layer a{.x{top:0}.x{top:1px}}@layer b{.y{top:0}}@layer a{.z{top:0}}.w{top:0}@layer a{.v{top:0}}@layer a;@layer a{.u{top:0}}\n",
  );
});

test("custom properties have no space around their value, except those without one", async () => {
  const { code } = await minifyStyles({
    "styles.css": ":root { --ink: #000; --none: ; --quote: ': '; --font: \"A B\", serif }",
  });
  expect(code).toBe(`:root{--ink:#000;--none: ;--quote:": ";--font:"A B", serif}\n`);
});

test("blocks of unnamed layers stay separate: each is a layer of its own", async () => {
  const styles = "@layer{#x{top:0}}@layer{.x{top:1px}}\n";
  expect((await minifyStyles({ "styles.css": styles })).code).toBe(styles);
});

test("unreadable input is an error", async () => {
  await expect(minifyScript({ "app.js": "let let" })).rejects.toThrow();
  await expect(minifyScript({})).rejects.toThrow("There is no file to minify.");
});
