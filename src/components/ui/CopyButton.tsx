import type { ReactNode } from "react";
import { useCopy } from "../../hooks/useCopy";
import { Icon } from "./Icon";

type CopyButtonProps = {
  /** Returns what is copied. */
  readonly read: () => string | Promise<string>;
  readonly label: string;
  /** Text beside the icon; without it, the label is a tooltip. */
  readonly text?: string;
  readonly className?: string | undefined;
};

/** A button that says Copied only after the browser has confirmed it. */
export function CopyButton({ read, label, text, className }: CopyButtonProps): ReactNode {
  const [state, copy, isAwaited] = useCopy(read);
  const outcome = state === "idle" ? "" : state === "copied" ? "Copied" : "Could not copy";
  const name = outcome || label;
  return (
    <>
      <button
        type="button"
        data-print="hide"
        data-copied={state === "copied" ? "" : undefined}
        className={className}
        title={text ? undefined : name}
        aria-label={text && outcome ? undefined : name}
        aria-busy={isAwaited || undefined}
        onClick={copy}
      >
        <Icon
          name={state === "copied" ? "check" : state === "failed" ? "close" : "copy"}
          size={16}
        />
        {text && (outcome || text)}
      </button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  );
}
