import { AlgoliaServer } from "../../src/testing/algoliaServer/server";
import {
  byId,
  changed,
  instantClock,
  original,
  PushTester,
  wantedOf,
} from "../../src/testing/searchPush";
import { TimeLimit } from "./timeLimit";

let server: AlgoliaServer;
let site: PushTester;

beforeEach(async () => {
  server = await AlgoliaServer.start();
  site = new PushTester(server);
  await site.fill(original);
});
afterEach(() => server.stop());

const NEW = byId(changed.records);
const OLD = byId(original.records);

describe("what changes while a promotion waits for the site", () => {
  /** Promotes a push of `changed`; the site arrives at the second look, after `meanwhile`. */
  const promoteAfter = async (meanwhile: () => Promise<unknown>) => {
    await site.pushFile(changed);
    let looks = 0;
    const deployed = async () => {
      if (++looks === 1) throw new Error("https://docs.example.com/build.json answers 404");
      await meanwhile();
      await server.store.settled();
      return changed.stamp;
    };
    const session = site.session({}, { limit: new TimeLimit(60_000, instantClock()) });
    return site.promote(changed, session, { deployed, mayArrive: true });
  };

  test("an owner's edit of the live index is not undone", async () => {
    const edit = async () => server.store.setItems("docs", "rules", [{ objectID: "new" }]);
    await expect(promoteAfter(edit)).rejects.toThrow(
      /^While the push was under way, somebody changed the rules of docs; .+ The promotion left the indexes docs and docs_next as they were\.$/,
    );
    expect(site.stored()).toEqual(OLD);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      "emptied the temporary index",
      async () => server.store.index("docs_next").objects.clear(),
      "Its 0 records are not the 5 that its build made.",
    ],
    [
      "has just copied the live index",
      () => site.open(site.session(), wantedOf(changed.records.slice(1), 3)),
      "another push changed docs_next: it holds the build of 0000000 (2026-01-01",
    ],
    [
      "is complete",
      () => site.pushFile(wantedOf(changed.records.slice(1), 3)),
      "another push changed docs_next: it holds the build of 0000000 (2026-01-03T00:00:00Z), no longer the build of 0000000 (2026-01-02T00:00:00Z).",
    ],
    [
      "has removed the temporary index",
      async () => server.store.delete("docs_next"),
      "There is no temporary index docs_next to promote, and docs holds the build of 0000000 (2026-01-01",
    ],
  ])("nothing is moved when another push %s", async (_, meanwhile, message) => {
    await expect(promoteAfter(meanwhile)).rejects.toThrow(message);
    expect(site.stored()).toEqual(OLD);
  });

  test("a failure to read says that both indexes are as they were", async () => {
    await expect(
      promoteAfter(async () => server.fail({ path: /docs\/rules/, status: 400 })),
    ).rejects.toThrow(
      /^Reading the index docs failed: .+ The promotion left the indexes docs and docs_next as they were\.$/,
    );
    expect(server.store.names).toEqual(["docs", "docs_next"]);
  });

  test("another promotion of the same push is not a failure", async () => {
    expect(await promoteAfter(() => site.promote(changed))).toContain("docs already holds the 5");
    expect(site.stored()).toEqual(NEW);
  });
});
