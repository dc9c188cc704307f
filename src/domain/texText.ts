/** Commands that stand for one character; those not listed here are read by their name (`\min` is min). */
const SYMBOLS: Readonly<Record<string, string>> = {
  cdot: "·",
  times: "×",
  div: "÷",
  pm: "±",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  approx: "≈",
  equiv: "≡",
  to: "→",
  rightarrow: "→",
  infty: "∞",
  sum: "Σ",
  prod: "Π",
  int: "∫",
  partial: "∂",
  in: "∈",
  ldots: "…",
  dots: "…",
  cdots: "…",
  lfloor: "⌊",
  rfloor: "⌋",
  lceil: "⌈",
  rceil: "⌉",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  Delta: "Δ",
  epsilon: "ε",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  Sigma: "Σ",
  tau: "τ",
  phi: "φ",
  omega: "ω",
};
/** Commands that only affect how their content looks, or spacing. */
const SILENT =
  /^(left|right|[bB]igg?[lr]?|quad|qquad|text\w*|math\w+|operatorname|displaystyle|textstyle|limits|nolimits|begin|end|[,;:! ])$/;

/** A formula in TeX as a line of text that can be read and searched: `\dfrac{a}{b} \cdot c` is `a/b · c`. */
export function texText(tex: string): string {
  return new TexReader(tex).read().replace(/\s+/g, " ").trim();
}

class TexReader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(tex: string) {
    this.tokens = tex.match(/\\(?:[A-Za-z]+|[^A-Za-z])|[{}^_&]|\s+|[^\\{}^_&\s]/g) ?? [];
  }

  /** Reads up to the end of the open group. */
  read(): string {
    let text = "";
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at++] ?? "";
      if (token === "}") break;
      text += this.textOf(token);
    }
    return text;
  }

  private textOf(token: string): string {
    if (token === "{") return this.read();
    if (token === "&") return " ";
    if (!token.startsWith("\\")) return token;
    const name = token.slice(1);
    if (name === "\\") return " ";
    if (/^[dtc]?frac$/.test(name)) return `${this.operand()}/${this.operand()}`;
    if (name === "sqrt") return `√${this.operand()}`;
    if (/^(begin|end)$/.test(name)) {
      this.argument();
      return " ";
    }
    if (SILENT.test(name)) return /^(text|math|operatorname)/.test(name) ? "" : " ";
    if (!/^[A-Za-z]/.test(name)) return name;
    return SYMBOLS[name] ?? `${name} `;
  }

  /** Reads the next group or token, in parentheses when it is more than one word. */
  private operand(): string {
    const text = this.argument().replace(/\s+/g, " ").trim();
    return /^[\p{L}\p{N}.,_]*$/u.test(text) ? text : `(${text})`;
  }

  private argument(): string {
    while (/^\s/.test(this.tokens[this.at] ?? "")) this.at++;
    const token = this.tokens[this.at++] ?? "";
    return this.textOf(token);
  }
}
