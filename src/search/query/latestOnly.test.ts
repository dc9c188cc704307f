import { latestOnly } from "./latestOnly";
import { type Cancellation, SearchCancelled } from "./search";

/** A search that goes on when it is told to, and stops when it is cancelled. */
function controlled() {
  const release = new Map<string, (error?: Error) => void>();
  const run = async (request: string, cancellation: Cancellation): Promise<string> => {
    const error = await new Promise<Error | undefined>((resolve) => release.set(request, resolve));
    if (error) throw error;
    if (cancellation.aborted) throw new SearchCancelled();
    return `answer to ${request}`;
  };
  return { run, release };
}

test("answers overtaken calls with the newest answer", async () => {
  const { run, release } = controlled();
  const search = latestOnly(run);
  const answers = [search("s"), search("sw"), search("swap")];
  for (const request of ["s", "swap", "sw"]) release.get(request)?.();
  expect(await Promise.all(answers)).toEqual([
    "answer to swap",
    "answer to swap",
    "answer to swap",
  ]);
});

test("lets finished calls keep their own answers", async () => {
  const { run, release } = controlled();
  const search = latestOnly(run);
  const first = search("a");
  release.get("a")?.();
  expect(await first).toBe("answer to a");
  const second = search("b");
  release.get("b")?.();
  expect(await second).toBe("answer to b");
});

test("passes failures on", async () => {
  const { run, release } = controlled();
  const search = latestOnly(run);
  const answer = search("a");
  release.get("a")?.(new Error("offline"));
  await expect(answer).rejects.toThrow("offline");
});
