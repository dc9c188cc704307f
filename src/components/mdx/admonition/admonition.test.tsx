import { renderToStaticMarkup } from "react-dom/server";
import { RiskCallout } from "./Admonition.view";

test("a risk has a list of its facts, and no list without facts", () => {
  const lists = (risk: Parameters<typeof RiskCallout>[0]) =>
    renderToStaticMarkup(<RiskCallout {...risk} />).match(/<dl>/g) ?? [];
  expect(lists({ title: "Fog", likelihood: "low" })).toHaveLength(1);
  expect(lists({ title: "Fog" })).toHaveLength(0);
});
