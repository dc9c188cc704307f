import { nameToEmoji } from "gemoji";

/** Not inside a word: `a:b:c` is not an emoji. */
const SHORTCODES = /(?<![\w:])(?::[\w+-]+:)+(?![\w:])/g;

/** Replaces GitHub's shortcodes in text with emoji: `:rocket:` → 🚀. Other words between colons stay. */
export function withEmoji(text: string): string {
  if (!text.includes(":")) return text;
  return text.replace(SHORTCODES, (run) =>
    run.replace(/:([\w+-]+):/g, (shortcode, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? shortcode) : shortcode,
    ),
  );
}
