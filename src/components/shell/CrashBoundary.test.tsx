import { errorChain } from "./CrashBoundary";

test.each([
  ["one message", new Error("A"), "A"],
  ["a cause below its error", new Error("A", { cause: new Error("B") }), "A\n\nCause:\nB"],
  [
    "a chain of causes",
    new Error("A", { cause: new Error("B", { cause: "C" }) }),
    "A\n\nCause:\nB\n\nCause:\nC",
  ],
  ["a thrown value that is not an error", "text", "text"],
  ["nothing thrown", undefined, ""],
])("prints %s", (_name, error, expected) => {
  expect(errorChain(error)).toBe(expected);
});

test("stops at a cyclic chain of causes", () => {
  const error = new Error("A");
  error.cause = error;
  expect(errorChain(error).split("Cause:")).toHaveLength(10);
});
