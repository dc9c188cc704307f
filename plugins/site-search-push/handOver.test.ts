import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AlgoliaServer } from "../../src/testing/algoliaServer/server";
import { byId, changed, original, PushTester } from "../../src/testing/searchPush";
import { handedOver, handOver } from "./handOver";
import { TimeLimit } from "./timeLimit";

const MINUTE = 60_000;
const folder = mkdtempSync(path.join(tmpdir(), "push-clock-"));
const env = { SITE_PUSH_CLOCK: path.join(folder, "end") };
afterAll(() => rmSync(folder, { recursive: true }));

test("a promotion in the same command gets the rest of the push's time", async () => {
  const server = await AlgoliaServer.start();
  const site = new PushTester(server);
  await site.fill();
  const target = site.session().target;
  expect(handedOver(target, env)).toBeUndefined();
  const clock = { ...new TimeLimit().clock, now: () => Date.now() - 7 * MINUTE };
  const push = site.session({}, { limit: new TimeLimit(10 * MINUTE, clock) });
  await site.pushFile(changed, push);
  handOver(push, env);
  const limit = handedOver(target, env);
  expect((limit?.msLeft ?? 0) / MINUTE).toBeCloseTo(3, 0);
  clock.now = () => Date.now() - 9.5 * MINUTE;
  const late = site.session({}, { limit: new TimeLimit(10 * MINUTE, clock) });
  handOver(late, env);
  const over = handedOver(target, env);
  const promotion = site.promote(changed, site.session({}, over && { limit: over }));
  await expect(promotion).rejects.toThrow("It took more than 9 minutes.");
  expect(site.stored()).toEqual(byId(original.records));
  await server.stop();
});
