import { nameToEmoji } from "gemoji";

/** Not inside a word: `a:b:c` is no emoji. */
const SHORTCODE = /(?<![\w:]):([\w+-]+):(?![\w:])/g;

/** Text with GitHub's shortcodes as emoji: `:rocket:` → 🚀. Other words between colons stay. */
export function withEmoji(text: string): string {
  if (!text.includes(":")) return text;
  return text.replace(SHORTCODE, (shortcode, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? shortcode) : shortcode,
  );
}
