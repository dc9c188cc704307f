import { element } from "../../../domain/documentTree";
import { site } from "../../../testing/builders";
import { resolveElement } from "../../../testing/resolveElement";

test("an index of terms has each first character once, as a capital and never cut in half", () => {
  const glossary = ["𝜎 rule", "swap", "Slippage"].map((term, place) => ({
    ...{ id: `t${place}`, term, definition: "A rule.", see: [] },
  }));
  const { html } = resolveElement(element("GlossaryIndex"), { site: site({ glossary }) });
  const letters = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, letter]) => letter);
  expect(letters.sort()).toEqual(["S", "𝜎"]);
});
