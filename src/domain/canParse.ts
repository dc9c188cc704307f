/**
 * Whether a string is an address that browsers can read. Node 20's `URL.canParse` starts to reject `https://bücher.example/`
 * after a few thousand calls.
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
