import { humanise, isFolderPage } from "./docPlace";

test.each([
  ["token-studio", "Token studio"],
  ["hyper_amm-pools", "Hyper amm pools"],
])("the folder %s is called %s", (folder, label) => {
  expect(humanise(folder)).toBe(label);
});

test.each([
  ["fees/Fees.md", "fees", true],
  ["1-fees/fees.md", "1-fees", true],
  ["fees/README.md", "fees", true],
  ["fees/maths.md", "fees", false],
  ["docs.md", "", false],
])("whether %s is the page of the folder %j: %s", (file, folder, expected) => {
  expect(isFolderPage(file, folder)).toBe(expected);
});
