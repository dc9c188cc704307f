import { cappedGroups } from "./cappedGroups";
import { readHit } from "./resultRow";

const PLACE = {
  siteUrl: "https://docs.example.com",
  origin: "https://docs.example.com",
  pathPrefix: "",
};

test.each([
  [1, "AB"],
  [2, "ABAB"],
  [5, "ABAABA"],
])("at most %d hits of each group are listed, in their order", (max, expected) => {
  const hits = [..."ABAABA"].flatMap(
    (lvl0) => readHit({ objectID: "1", url: "/a", hierarchy: { lvl0, lvl1: "Fees" } }, PLACE) ?? [],
  );
  const groups = cappedGroups(hits, max).map(({ hierarchy }) => hierarchy.lvl0);
  expect(groups.join("")).toBe(expected);
});
