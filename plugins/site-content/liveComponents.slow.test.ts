import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watchComponents } from "./liveComponents";

const root = mkdtempSync(path.join(tmpdir(), "live-components-"));
let watcher: ReturnType<typeof watchComponents> | undefined;
afterAll(async () => {
  await watcher?.close();
  rmSync(root, { recursive: true });
});

test("a new component, a change of it and a half written one are noticed", async () => {
  for (const folder of ["components/mdx", "components/ui", "defi", "tools"])
    mkdirSync(path.join(root, "src", folder), { recursive: true });
  copyFileSync("src/tools/run.cjs", path.join(root, "src/tools/run.cjs"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  const said: unknown[] = [];
  watcher = watchComponents(
    root,
    async (components) => void said.push({ ...components }),
    (message) => said.push(message),
  );
  await new Promise((resolve) => watcher?.on("ready", resolve));
  const saved = async (file: string, text: string) => {
    writeFileSync(path.join(root, "src/components/mdx", file), text);
    for (const { length } = said; said.length === length; )
      await new Promise((resolve) => setTimeout(resolve, 100)); // the watcher takes faster changes for one
    return said.at(-1);
  };
  await saved("apr.tsx", "export const Apr = 1;");
  expect(await saved("registry.ts", 'export { Apr } from "./apr";')).toEqual({ Apr: 1 });
  expect(await saved("apr.tsx", "export const Apr: number = 2;")).toEqual({ Apr: 2 });
  expect(await saved("apr.tsx", "export const Apr = <p")).toContain("were not loaded again:");
  expect(await saved("apr.tsx", "export const Apr = 3;")).toEqual({ Apr: 3 });
});
