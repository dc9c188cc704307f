const ABOVE = glyphs("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ");
const BELOW = glyphs("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ");

function glyphs(plain: string, shown: string): ReadonlyMap<string, string> {
  const to = [...shown];
  return new Map([...plain].map((character, index) => [character, to[index] ?? character]));
}

/**
 * The text of `<sup>` or `<sub>` without markup: `10<sup>18</sup>` would otherwise become 1018. Text with a character that
 * Unicode has no superscript or subscript for is unchanged, as in `1<sup>st</sup>`.
 */
export function raisedText(type: string, text: string): string {
  const map = type === "sup" ? ABOVE : BELOW;
  const shown = [...text].map((character) => map.get(character));
  return shown.every((character) => character !== undefined) ? shown.join("") : text;
}
