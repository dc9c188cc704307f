import { createSlugger, slugify } from "./slugs";

describe("a slug is the one GitHub makes", () => {
  test.each([
    ["Quick start", "quick-start"],
    ["What is `x * y = k`?", "what-is-x--y--k"],
    ["Größe & Preis", "größe--preis"],
    ["价格影响", "价格影响"],
    ["🎉", ""],
  ])("%s → %s", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe("the slugger of a page", () => {
  test("numbers repeated headings", () => {
    const slug = createSlugger();
    expect(["Fees", "Fees", "fees"].map(slug)).toStrictEqual(["fees", "fees-1", "fees-2"]);
  });
});
