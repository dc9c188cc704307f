import type { InputHTMLAttributes, ReactNode } from "react";

/** The box before an item of a task list, which nobody can press. */
export function CheckBox(props: InputHTMLAttributes<HTMLInputElement>): ReactNode {
  return <input aria-label={props.checked ? "Done" : "To do"} {...props} />;
}
