import { codeText } from "../../../domain/code";
import { interactiveComponent } from "../define";

/** What a fence becomes: code with its title. */
export const CodeBlock = interactiveComponent({
  props: {},
  internal: true,
  fallback: ({ title, language, lines = [] }) => (
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
