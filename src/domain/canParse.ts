/**
 * Whether a text is an address that browsers can read. `URL.canParse` of Node 20 says no to `https://bücher.example/` once it has
 * been asked some thousand times.
 * @param base what a relative address is relative to
 */
export function canParse(text: string, base?: string): boolean {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}
