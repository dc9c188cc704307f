import { createSlugger, slugify } from "./slugs";

describe("a slug is the one GitHub makes", () => {
  test.each([
    ["Quick start", "quick-start"],
    ["What is `x * y = k`?", "what-is-x--y--k"],
    ["Größe & Preis", "größe--preis"],
    ["价格影响", "价格影响"],
    ["v1.2.3", "v123"],
    ["snake_case stays", "snake_case-stays"],
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

  test("never gives a numbered slug that a heading already has", () => {
    const slug = createSlugger();
    expect(["Fees", "Fees 1", "Fees"].map(slug)).toStrictEqual(["fees", "fees-1", "fees-2"]);
  });

  test("forgets the headings of other pages", () => {
    expect([createSlugger()("Fees"), createSlugger()("Fees")]).toStrictEqual(["fees", "fees"]);
  });
});
