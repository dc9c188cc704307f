import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const read = (name: string) =>
  readFileSync(path.resolve(__dirname, `../../.github/workflows/${name}.yml`), "utf8");
const text = read("deploy");
const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const job = z.object({
  if: z.string().optional(),
  needs: z.string().optional(),
  environment: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  steps: z.array(step),
});
const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string(), "cancel-in-progress": z.boolean() }),
  jobs: z.record(z.string(), job),
});
const deploy = workflow.parse(parse(text));
const drift = workflow.parse(parse(read("search-drift")));
const jobs = [...Object.entries(deploy.jobs), ...Object.entries(drift.jobs)];
const steps = jobs.flatMap(([, one]) => one.steps);

test("actions are pinned to commits", () => {
  const uses = steps.flatMap((one) => one.uses ?? []);
  expect(uses.length).toBeGreaterThan(4);
  expect(uses.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
});

test("one deploy at a time, tests before the build, the deploy before the index, no warm Gatsby cache", () => {
  expect(deploy.concurrency).toEqual({
    group: "$" + "{{ github.event_name == 'pull_request' && github.ref || 'deploy' }}",
    "cancel-in-progress": false,
  });
  expect(drift.concurrency).toEqual({ group: "deploy", "cancel-in-progress": false });
  const { build, deploy: deploying, search } = deploy.jobs;
  expect([build?.needs, deploying?.needs, search?.needs]).toEqual(["test", "build", "deploy"]);
  expect(text).not.toMatch(/actions\/cache|\.cache/);
});

test("a pull request runs the tests, and only main is built, deployed and pushed", () => {
  expect(Object.keys(deploy.on)).toEqual(["pull_request", "push", "schedule", "workflow_dispatch"]);
  expect(deploy.jobs.test?.if).toBeUndefined();
  expect(deploy.jobs.build?.if).toBe(
    "github.event_name != 'pull_request' && github.ref == 'refs/heads/main'",
  );
  expect(drift.jobs.records?.if).toContain("github.ref == 'refs/heads/main'");
  expect(text).not.toContain("pull_request_target");
});

test("only the test job installs development packages", () => {
  const installed = jobs.flatMap(([name, one]) =>
    one.steps.flatMap(({ run = "" }) =>
      (run.match(/npm ci[^&\n]*/g) ?? []).map((command) => [name, command.trim()]),
    ),
  );
  expect(installed).toEqual([
    ["test", "npm ci"],
    ["search-diff", "npm ci --omit=dev"],
    ["build", "npm ci --omit=dev"],
    ["search", "npm ci --omit=dev"],
    ["records", "npm ci --omit=dev"],
    ["compare", "npm ci --omit=dev"],
  ]);
});

test("permissions are minimal", () => {
  expect([deploy.permissions, drift.permissions]).toEqual([
    { contents: "read" },
    { contents: "read" },
  ]);
  expect(
    jobs.filter(([, one]) => one.permissions).map(([name, one]) => [name, one.permissions]),
  ).toEqual([
    ["attest", { "id-token": "write", attestations: "write" }],
    ["deploy", { pages: "write", "id-token": "write" }],
  ]);
});

test("the write key is available to one step in each of two jobs with an environment, which do not run a build", () => {
  const withKey = jobs.filter(([, one]) => JSON.stringify(one).includes("secrets."));
  expect(withKey.map(([name, { environment }]) => [name, environment])).toEqual([
    ["search", "search"],
    ["compare", "search"],
  ]);
  for (const [, { steps: own }] of withKey) {
    expect(own.filter(({ env }) => JSON.stringify(env ?? {}).includes("secrets."))).toHaveLength(1);
    expect(own.map(({ run }) => run ?? "").join()).not.toContain("build");
  }
  expect(`${text}${read("search-drift")}`.match(/secrets\.\w+/g)).toEqual([
    "secrets.ALGOLIA_WRITE_KEY",
    "secrets.ALGOLIA_WRITE_KEY",
  ]);
});
