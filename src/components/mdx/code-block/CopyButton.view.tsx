import type { ReactNode } from "react";
import { CopyButton as Button } from "../../ui/CopyButton";
import * as styles from "./CodeBlock.module.css";

type CopyButtonProps = { readonly text: string; readonly label?: string };

/** A button that copies a text. */
export function CopyButton({ text, label = "Copy code to clipboard" }: CopyButtonProps): ReactNode {
  return <Button className={styles.button} read={() => text} label={label} />;
}
