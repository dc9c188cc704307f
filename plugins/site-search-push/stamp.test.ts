import { stampOf } from "./stamp";

const STAMP = {
  site: "https://docs.example.com/base",
  commit: null,
  committed: null,
  digest: "d",
  records: 1,
};

test.each([
  ["as a push wrote it", STAMP, STAMP],
  ["with a site that is no address", { ...STAMP, site: "docs" }, undefined],
  ["of other data", "d", undefined],
])("the stamp of an index, %s", (_, siteBuild, expected) => {
  expect(stampOf({ userData: { siteBuild } })).toEqual(expected);
});
