import { texText } from "./texText";

test.each([
  ["a + b", "a + b"],
  ["\\dfrac{a}{b} \\cdot c", "a/b · c"],
  ["\\frac{x + \\Delta x}{2 y}", "(x + Δ x)/(2 y)"],
  ["\\frac12", "1/2"],
  ["x_{\\text{in}} \\le x^{2}", "x_in ≤ x^2"],
  ["\\left( 1 - f \\right)", "( 1 - f )"],
  ["\\sqrt{k}", "√k"],
  ["\\min(a,\\, b)", "min (a, b)"],
  ["30\\%", "30%"],
  ["\\text{amount out} = \\mathrm{d}x", "amount out = dx"],
  ["\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}", "a = b c = d"],
  ["\\frac{a", "a/"],
  ["", ""],
])("%s reads %s", (tex, text) => {
  expect(texText(tex)).toBe(text);
});
