/** Spaces in place of all characters; lines stay. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

/** The line of a text that a character stands in, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
