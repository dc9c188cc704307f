import convert from "npm-to-yarn";

/** Docusaurus' word after the language of a block of npm commands, which are translated for other package managers. */
export const NPM2YARN = /(?:^|\s)npm2yarn\S*/;
/** Fumadocs' language for such a block; a line without a command lists packages to install. */
export const PACKAGE_INSTALL = "package-install";
const SHELLS = new Set(["bash", "sh", "shell", "console", "zsh", "text"]);
const OTHERS = [
  ["yarn", "Yarn"],
  ["pnpm", "pnpm"],
  ["bun", "Bun"],
] as const;
/** Prefix that the converter puts before a command it cannot convert. */
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
 * The same commands for each package manager, npm first, in the order of Docusaurus' tabs. One that has no equivalent of a
 * command is omitted.
 * @returns an empty list for code that is not a command line
 */
export function packageManagers(source: string, language: string): readonly ManagerTab[] {
  if (!SHELLS.has(language)) return [];
  const others = OTHERS.map(([value, label]) => ({ value, label, source: convert(source, value) }));
  return [{ value: "npm", label: "npm", source }, ...others].filter(
    (tab) => !tab.source.includes(UNCONVERTED),
  );
}
