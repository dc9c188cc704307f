import { mathToTree } from "../../plugins/site-content/markdown/tree/math";
import { mathText } from "./mathText";

test.each([
  ["a + b", "a + b"],
  ["\\dfrac{a}{b} \\cdot c", "a/b ⋅ c"],
  ["\\frac{x + \\Delta x}{2 y}", "(x + Δ x)/(2y)"],
  ["x_{\\text{in}} \\le x^{2}", "x_in ≤ x^2"],
  ["\\sum_{i}^{n} i", "∑_i^ni"],
  ["\\left( 1 - f \\right)", "(1 − f)"],
  ["\\sqrt{k}", "√k"],
  ["\\sqrt{a b}", "√(ab)"],
  ["30\\%", "30%"],
  ["\\text{amount out} = \\mathrm{d}x", "amount out = d x"],
  ["\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}", "a = b c = d"],
])("%s reads %s", (tex, text) => {
  expect(mathText(mathToTree(tex, true))).toBe(text);
});
