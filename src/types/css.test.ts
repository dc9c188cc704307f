// @ts-expect-error: the build has no default export, so a default import must be a type error
import type styles from "../components/mdx/steps/Steps.module.css";
import * as classes from "../components/mdx/steps/Steps.module.css";

test("a style sheet exports its classes by name", () => {
  const found: typeof styles = classes;
  expect(found.step).toBe("step");
});
