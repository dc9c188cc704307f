import { installCommands, packageManagers } from "./packageManagers";

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

test.each([
  ["npm i -D viem", "npm i -D viem"],
  ["viem@latest\n\n  npx viem", "npm install viem@latest\n\n  npx viem"],
  ["# Both\na b\nnpm-run-all", "# Both\nnpm install a b\nnpm install npm-run-all"],
])("the lines %j are the commands %j", (source, commands) => {
  expect(installCommands(source)).toBe(commands);
});
