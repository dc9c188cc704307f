import { runQuery } from "./runQuery";

type Graphql = Parameters<typeof runQuery>[0];
const answering = (answer: unknown) => (async () => answer) as Graphql;

describe("a build query", () => {
  test("returns its data", async () => {
    expect(await runQuery(answering({ data: { a: 1 } }), "Pages", "{ a }")).toStrictEqual({ a: 1 });
  });

  test.each([
    [
      "with every error",
      { errors: [{ message: "One." }, { message: "Two." }], data: { a: 1 } },
      "The query Pages failed:\n  One.\n  Two.",
    ],
    ["without data", {}, "The query Pages failed:\n"],
  ])("stops %s and names itself", async (_, answer, message) => {
    await expect(runQuery(answering(answer), "Pages", "{ a }")).rejects.toThrow(new Error(message));
  });
});
