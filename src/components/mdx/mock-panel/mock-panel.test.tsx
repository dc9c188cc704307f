import { renderToStaticMarkup } from "react-dom/server";
import { MockPanel } from "./MockPanel.view";

test("a panel's caption, which names the figure, is its sentence without the list of notes", () => {
  const rows = [{ label: "Length", value: "12 m", note: "over all" }];
  const html = renderToStaticMarkup(<MockPanel title="Berth" alt="A form." rows={rows} />);
  expect(html).toMatch(/<figcaption[^>]*>A form\.<\/figcaption><\/figure>/);
  expect(html).toContain("<li><b>Length</b>: over all</li>");
});
