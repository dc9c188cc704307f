import { evaluateMarkdown } from "./markdown/compile";

test("probe", async () => {
  console.log(JSON.stringify(await evaluateMarkdown({ file: "a.mdx", format: "mdx", body: "# Hi {product}\n\n- a\n  - b\n" }), null, 1));
});
