import { errorChain } from "./errorChain";

test.each([
  ["one message", new Error("A"), "A"],
  ["a cause below its error", new Error("A", { cause: new Error("B") }), "A\n\nCause:\nB"],
  ["a chain of causes", new Error("A", { cause: new Error("B", { cause: "C" }) }), "A\n\nCause:\nB\n\nCause:\nC"],
  ["what is thrown but is no error", "text", "text"],
  ["nothing thrown", undefined, ""],
])("gives %s", (_name, error, expected) => {
  expect(errorChain(error)).toBe(expected);
});

test("stops at a chain that bites its tail", () => {
  const error = new Error("A");
  error.cause = error;
  expect(errorChain(error).split("Cause:")).toHaveLength(10);
});
