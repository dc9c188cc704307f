import { finished } from "../../../../src/testing/builders";

test("a link that a heading splits leaves no empty parts", async () => {
  const link = '<a href="/y"><div><b></b></div><h3>a</h3><img src="b.png" alt="b" /><i> </i></a>';
  expect((await finished(link, "mdx")).html).toBe(
    '<div><b/></div><h3><a href="/y">a</a></h3><a href="/y"><img src="b.png" alt="b"/><i> </i></a>',
  );
});
