import { type CodeLine, codeText } from "../../../domain/code";
import { interactiveComponent } from "../define";

/** What the chain knows of a fence. */
type Fence = {
  readonly title?: string;
  readonly language?: string;
  readonly lines?: readonly CodeLine[];
};

/** What a fence becomes: code with its title. */
export const CodeBlock = interactiveComponent({
  props: {},
  internal: true,
  fallback: ({ title, language, lines = [] }: Fence) => (
    <>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <pre>
        <code className={language === "text" ? undefined : `language-${language}`}>
          {codeText(lines)}
        </code>
      </pre>
    </>
  ),
});

/** A button that copies a text. */
export const CopyButton = interactiveComponent({ props: {}, internal: true, fallback: () => null });
