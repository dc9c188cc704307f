import { contentHead } from "./contentHead";

const PAGE = {
  path: "/fees",
  title: "Fees",
  metaTitle: null,
  description: "What a swap costs.",
  keywords: ["fee"],
  image: null,
  unlisted: false,
};

test("a page's head has its title, unless the front matter sets a separate title for the head", () => {
  expect(contentHead(PAGE).title).toBe("Fees");
  expect(contentHead({ ...PAGE, metaTitle: "Fees of every pool" }).title).toBe(
    "Fees of every pool",
  );
});

test("an unconfirmed page is not indexed, but keeps its Markdown copy", () => {
  expect(contentHead({ ...PAGE, noIndex: true })).toMatchObject({
    noIndex: "noindex, follow",
    markdown: true,
  });
});

test("only an unlisted page keeps search engines away", () => {
  expect(contentHead(PAGE).noIndex).toBeUndefined();
  expect(contentHead({ ...PAGE, unlisted: true }).noIndex).toBe("noindex, nofollow");
  expect(contentHead({ ...PAGE, unlisted: true, noIndex: true }).noIndex).toBe("noindex, nofollow");
});
