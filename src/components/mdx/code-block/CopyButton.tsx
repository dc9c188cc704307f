import type { ReactNode } from "react";
import { useCopy } from "../../../hooks/useCopy";
import { Icon } from "../../ui/Icon";
import * as styles from "./CodeBlock.module.css";

/** A button that says Copied only after the browser has confirmed it. */
export function CopyButton({
  text,
  label = "Copy code to clipboard",
}: {
  readonly text: string;
  readonly label?: string;
}): ReactNode {
  const [state, copy] = useCopy(() => text);
  const name = state === "copied" ? "Copied" : state === "failed" ? "Could not copy" : label;
  return (
    <>
      <button
        type="button"
        data-print="hide"
        className={state === "copied" ? `${styles.button} ${styles.copied}` : styles.button}
        title={name}
        aria-label={name}
        onClick={copy}
      >
        <Icon
          name={state === "copied" ? "check" : state === "failed" ? "close" : "copy"}
          size={16}
        />
      </button>
      <span className="visually-hidden" role="status">
        {state !== "idle" && name}
      </span>
    </>
  );
}
