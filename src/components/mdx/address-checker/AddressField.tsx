import { type ReactNode, useId, useState } from "react";
import { useHydrated } from "../../../hooks/useHydrated";
import * as styles from "./AddressChecker.module.css";
import { checkAddress, type OfficialAddress, type Verdict } from "./checkAddress";

const MAX_CHARS = 2_000;

/** The field and the verdict on the address in it, which is announced when it changes. */
export default function AddressField({
  entries,
}: {
  readonly entries: readonly OfficialAddress[];
}): ReactNode {
  const [text, setText] = useState("");
  const id = useId();
  const isHydrated = useHydrated();
  const verdict = checkAddress(text, entries);
  return (
    <form
      className={styles.checker}
      data-print="hide"
      data-live={isHydrated ? "" : "awaited"}
      method="dialog" // sends nothing, with or without JavaScript
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={`${styles.label} ${styles.control}`} htmlFor={id}>
        Paste an address to compare it with this list
      </label>
      <input
        className={`${styles.field} ${styles.control}`}
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_CHARS}
        disabled={!isHydrated}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={`${styles.verdict} ${styles[verdict.kind] ?? ""}`} role="status">
        {sentence(verdict)}
      </p>
      <noscript>
        <p>Without JavaScript, compare each character with the list.</p>
      </noscript>
    </form>
  );
}

/** The sentence that readers see; its first word carries the meaning, so that color is not the only cue. */
function sentence(verdict: Verdict): string {
  switch (verdict.kind) {
    case "empty":
      return "Nothing you type here leaves this page.";
    case "unreadable":
      return "Not an address: type one such as https://example.com or name@example.com.";
    case "official":
      return `Official: it is on the list as ${verdict.official.name}.`;
    case "unconfirmed":
      return `Not confirmed: it is on the list as ${verdict.official.name}, but as an example value. Do not rely on it.`;
    case "alike":
      return `Do not use it: it looks like ${verdict.official.value} (${verdict.official.name}), but ${verdict.reason}.`;
    case "unlisted":
      return `Not on the list. ${verdict.note ?? ""} Ask before you use it.`.replace("  ", " ");
  }
}
