import type { Fault } from "../../src/testing/algoliaServer/server";
import { changed, original, PushTester } from "../../src/testing/searchPush";

let tester: PushTester;
beforeEach(async () => {
  tester = await PushTester.start();
});
afterEach(() => tester.stop());

/** What a push asks for, in its order, and the step that it belongs to. */
const STEPS: readonly (readonly [step: string, fault: Fault])[] = [
  ["Reading the index docs", { method: "GET", path: /docs\/settings$/ }],
  ["Reading the index docs", { path: /docs\/rules\/search$/ }],
  ["Removing docs_next", { method: "DELETE", path: /docs_next$/ }],
  ["Copying the settings of docs", { path: /docs\/operation$/ }],
  ["Filling docs_next", { path: /docs_next\/batch$/ }],
  ["Filling docs_next", { method: "PUT", path: /docs_next\/settings$/ }],
  ["Writing synonyms to docs_next", { path: /docs_next\/synonyms\/batch$/ }],
  ["Reading docs_next back", { path: /docs_next\/browse$/, skip: 1 }],
  ["Completing docs_next", { method: "PUT", path: /docs_next\/settings$/, skip: 1 }],
];
const FAULTS: readonly (readonly [name: string, fault: Omit<Fault, "path">, said: RegExp])[] = [
  [
    "is refused",
    { status: 403, body: { message: "Not allowed with local-write-key" } },
    /403 Not allowed with \[key\]\. Check that the key belongs/,
  ],
  [
    "is redirected",
    { status: 307, headers: { location: "https://x.test/" } },
    /redirects elsewhere/,
  ],
  ["is lost", { broken: "dropped" }, /Check the network/],
  ["gets half an answer", { broken: "cut" }, /not the service's/],
  ["gets an error page", { status: 502, body: "<h1>Bad gateway</h1>" }, /502 <h1>Bad gateway/],
];

describe.each(STEPS)("%s", (step, at) => {
  test.each(FAULTS)(
    "that %s ends the push, says so, and leaves the live index",
    async (_, what, said) => {
      await tester.publish(original);
      const before = tester.state();
      tester.algolia.fail({ ...at, ...what, times: 100 });
      const failure = await tester.push(changed).catch((error: Error) => error.message);
      expect(failure).toMatch(new RegExp(`^${step} failed`));
      expect(failure).toMatch(said);
      expect(failure).toContain("is unchanged");
      expect(failure).not.toContain(tester.algolia.writeKey);
      tester.algolia.forget();
      tester.deploy(changed);
      await expect(tester.promote({ minutes: 0.1 })).rejects.toThrow("docs is unchanged");
      expect(tester.state()).toEqual(before);
      expect(await tester.publish(changed)).toContain(
        "docs now holds the 8 records of build 0000000",
      );
    },
  );
});
