import convert from "npm-to-yarn";

/** Docusaurus' word after the language of a block with commands of npm, for which other package managers have others. */
export const NPM2YARN = /(?:^|\s)npm2yarn\S*/;
/** Fumadocs' language of such a block; a line without a command names packages to install. */
export const PACKAGE_INSTALL = "package-install";
const SHELLS = new Set(["bash", "sh", "shell", "console", "zsh", "text"]);
const OTHERS = [
  ["yarn", "Yarn"],
  ["pnpm", "pnpm"],
  ["bun", "Bun"],
] as const;
/** What the converter puts before what it cannot convert. */
const UNCONVERTED = "couldn't auto-convert";

export type ManagerTab = {
  readonly value: string;
  readonly label: string;
  readonly source: string;
};

/** The lines of a block in {@link PACKAGE_INSTALL} as commands of npm. */
export function installCommands(source: string): string {
  return source.replace(/^(?![ \t]*np[mx]\s)(?=[^\s#])/gm, "npm install ");
}

/**
 * The same commands for each package manager, npm first, in the order of Docusaurus' tabs. One that lacks a command is left out.
 * @returns nothing for code that is no command line
 */
export function packageManagers(source: string, language: string): readonly ManagerTab[] {
  if (!SHELLS.has(language)) return [];
  const others = OTHERS.map(([value, label]) => ({ value, label, source: convert(source, value) }));
  return [{ value: "npm", label: "npm", source }, ...others].filter(
    (tab) => !tab.source.includes(UNCONVERTED),
  );
}
