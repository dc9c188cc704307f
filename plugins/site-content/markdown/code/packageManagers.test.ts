import { packageManagers } from "./packageManagers";

test.each([
  [
    "npm install --save-dev jest",
    "bash",
    [
      "npm: npm install --save-dev jest",
      "Yarn: yarn add --dev jest",
      "pnpm: pnpm add --save-dev jest",
      "Bun: bun add --dev jest",
    ],
  ],
  ["npm ci && npm start", "sh", ["npm: npm ci && npm start"]],
  ["const a = 1;", "js", []],
])("%s as %s has the tabs %j", (source, language, expected) => {
  const tabs = packageManagers(source, language);
  expect(tabs.map((tab) => `${tab.label}: ${tab.source}`)).toStrictEqual(expected);
});
