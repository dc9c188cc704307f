import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const text = readFileSync(path.resolve(__dirname, "../../.github/workflows/deploy.yml"), "utf8");
const step = z.object({ uses: z.string().optional(), run: z.string().optional(), env: z.record(z.string(), z.string()).optional() });
const job = z.object({ needs: z.string().optional(), permissions: z.record(z.string(), z.string()).optional(), steps: z.array(step) });
const workflow = z
  .object({
    permissions: z.record(z.string(), z.string()),
    concurrency: z.object({ group: z.string(), "cancel-in-progress": z.boolean() }),
    jobs: z.object({ test: job, build: job, deploy: job }),
  })
  .parse(parse(text));
const { test: testing, build, deploy } = workflow.jobs;
const steps = [testing, build, deploy].flatMap((one) => one.steps);

test("actions are pinned to commits", () => {
  const uses = steps.flatMap((one) => one.uses ?? []);
  expect(uses.length).toBeGreaterThan(4);
  expect(uses.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
});

test("one writer at a time, tests before the push, the push before the deploy, no warm Gatsby cache", () => {
  expect(workflow.concurrency).toEqual({ group: "deploy", "cancel-in-progress": false });
  expect([build.needs, deploy.needs]).toEqual(["test", "build"]);
  expect(text).not.toMatch(/actions\/cache|\.cache/);
});

test("permissions are minimal, and the write key is known to the one step that pushes", () => {
  expect(workflow.permissions).toEqual({ contents: "read" });
  expect([testing.permissions, build.permissions, deploy.permissions]).toEqual([undefined, undefined, { pages: "write", "id-token": "write" }]);
  expect(text.match(/secrets\.\w+/g)).toEqual(["secrets.ALGOLIA_WRITE_KEY"]);
  const [pushing, ...others] = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes("secrets."));
  expect([pushing?.env?.ALGOLIA_WRITE_KEY, others]).toEqual(["$" + "{{ secrets.ALGOLIA_WRITE_KEY }}", []]);
});
