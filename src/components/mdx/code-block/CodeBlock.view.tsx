import { type ReactNode, useState } from "react";
import { type CodeLine, codeText } from "../../../domain/code";
import { Icon } from "../../ui/Icon";
import * as styles from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton.view";

type CodeBlockProps = {
  readonly language: string;
  readonly lines: readonly CodeLine[];
  readonly title?: string;
  readonly start?: number;
};

/**
 * Code highlighted at build time, below a header with the language, the title, and buttons to wrap long lines and to copy.
 * Wrapping applies to a single block, since another may be a table.
 */
export function CodeBlock({ language, lines, title, start }: CodeBlockProps): ReactNode {
  const [wrapped, setWrapped] = useState(false);
  const label = title ?? (language === "text" ? "Text" : `${language} code`);
  return (
    <figure className={styles.block}>
      <div className={styles.head}>
        <span>{language}</span>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.buttons} data-print="hide">
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
        </span>
      </div>
      <pre
        className={`scroll-x ${styles.code} ${wrapped ? styles.wrapped : ""}`}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <code>
          {lines.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              key={index}
              line={line}
              {...(start !== undefined && { number: start + index })}
            />
          ))}
        </code>
      </pre>
    </figure>
  );
}

function Line({ line, number }: { readonly line: CodeLine; readonly number?: number }): ReactNode {
  const className = line.mark
    ? `${styles.line} ${styles[line.mark === "delete" ? "remove" : line.mark]}`
    : styles.line;
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
