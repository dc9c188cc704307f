import { VFile } from "vfile";
import { walk } from "../../../../src/domain/documentTree";
import { markup } from "../../../../src/testing/builders";
import { formula, mathToTree } from "./math";

const FORMULAS = [
  "x^2 + y",
  "\\frac{1}{2}",
  "\\sqrt{xy}",
  "\\sum_{i=0}^{n} i",
  "\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}",
  "\\text{price impact} \\approx 0.3\\%",
  "x \\lt y \\cdot \\Delta",
];

describe("a formula", () => {
  test("is MathML", () => {
    expect(markup(mathToTree("x", false))).toBe("<math><mi>x</mi></math>");
  });

  test("on a line of its own says so", () => {
    expect(markup(mathToTree("x", true))).toContain('display="block"');
    expect(markup(mathToTree("x", false))).not.toContain("display=");
  });

  test.each([
    ["x = 0.997", undefined],
    ["\\gamma_1 = \\gamma_2 = 0.997", true], // wider than a phone whose letters are twice the size
  ])("inline scrolls if it may not fit on a phone: %s", (tex, wide) => {
    const [shown] = formula(tex, false, 1, new VFile());
    expect(shown).toMatchObject({ type: wide ? "span" : "math" });
  });

  test("is the same whatever white space is around it", () => {
    expect(mathToTree("\n x \n", true)).toStrictEqual(mathToTree("x", true));
  });

  test.each(FORMULAS)("%s needs no style attribute and no namespaced name", (tex) => {
    const names = new Set<string>();
    walk(mathToTree(tex, true), ({ props }) =>
      Object.keys(props ?? {}).forEach((name) => names.add(name)),
    );
    expect([...names].filter((name) => ["style", "xmlns", "class"].includes(name))).toStrictEqual(
      [],
    );
  });

  test("keeps classes under React's name", () => {
    expect(markup(mathToTree("\\begin{aligned} a &= b \\end{aligned}", true))).toContain(
      "className=",
    );
  });

  test.each(["\\frac{1}{", "\\nosuchcommand", "\\begin{x}"])(
    "that cannot be read is an error: %s",
    (tex) => {
      expect(() => mathToTree(tex, false)).toThrow();
    },
  );

  test.each([
    ["\\text{100%}", /^a\.md:3:1: The formula cannot be read and is shown as TeX: /],
    ["^^u^^", /: the parser gives up\.$/],
    ["{".repeat(20_000) + "}".repeat(20_000), /it nests too deeply\.$/],
  ])("that cannot be read is shown as TeX and reported: %.20s", (tex, message) => {
    const file = new VFile({ path: "a.md" });
    expect(formula(tex, false, 3, file)).toMatchObject([{ type: "code", children: [tex] }]);
    expect(file.messages.map(String)).toEqual([expect.stringMatching(message)]);
  });

  test.each(["\\href{javascript:alert(1)}{x}", "\\url{https://example.com}"])(
    "cannot hold a link: %s",
    (tex) => {
      let made = "";
      try {
        made = markup(mathToTree(tex, false));
      } catch {
        made = "refused";
      }
      expect(made).not.toContain("href=");
    },
  );
});
