import { type ReactNode, useRef, useState } from "react";
import { type CodeLine, codeText } from "../../domain/code";
import { COPIED_FEEDBACK_MS } from "../../domain/constants";
import { Icon } from "../ui/Icon";
import * as styles from "./CodeBlock.module.css";

type CodeBlockProps = { readonly language: string; readonly lines: readonly CodeLine[]; readonly title?: string; readonly start?: number };

/** Code highlighted at build; buttons copy it and wrap long lines. */
export function CodeBlock({ language, lines, title, start }: CodeBlockProps): ReactNode {
  const [wrapped, setWrapped] = useState(false);
  const label = title ?? (language === "text" ? "Text" : `${language} code`);
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.frame}>
        <pre className={wrapped ? `${styles.code} ${styles.wrapped}` : styles.code} tabIndex={0} role="group" aria-label={label}>
          <code>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              <Line key={index} line={line} {...(start !== undefined && { number: start + index })} />
            ))}
          </code>
        </pre>
        <div className={styles.buttons} data-print="hide">
          <button
            type="button"
            className={styles.button}
            title="Toggle word wrap"
            aria-label="Toggle word wrap"
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            <Icon name="wrap" size={16} />
          </button>
          <CopyButton text={codeText(lines, { copy: true })} />
        </div>
      </div>
    </figure>
  );
}

function Line({ line, number }: { readonly line: CodeLine; readonly number?: number }): ReactNode {
  const className = line.mark ? `${styles.line} ${styles[line.mark === "delete" ? "remove" : line.mark]}` : styles.line;
  return (
    <span className={className} {...(number !== undefined && { "data-line": number })}>
      {line.tokens.map((token, index) =>
        typeof token === "string" ? (
          token
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move
          <span key={index} className={`t-${token[0]}`}>
            {token[1]}
          </span>
        ),
      )}
      {"\n"}
    </span>
  );
}

/** Says Copied only when the browser has confirmed it. */
export function CopyButton({ text, label = "Copy code to clipboard" }: { readonly text: string; readonly label?: string }): ReactNode {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    setState((await writeClipboard(text)) ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("idle"), COPIED_FEEDBACK_MS);
  };
  const name = state === "copied" ? "Copied" : state === "failed" ? "Could not copy" : label;
  return (
    <button type="button" className={state === "copied" ? `${styles.button} ${styles.copied}` : styles.button} title="Copy" aria-label={name} onClick={copy}>
      <Icon name={state === "copied" ? "check" : state === "failed" ? "close" : "copy"} size={16} />
    </button>
  );
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission or not a secure origin: the button says so
  }
}
