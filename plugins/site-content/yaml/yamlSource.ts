/** YAML of a file. */
export type YamlSource = {
  readonly file: string;
  readonly text: string;
  /** Lines above the YAML in its file: 1 for front matter, 0 for a whole file. */
  readonly lineOffset: number;
};
