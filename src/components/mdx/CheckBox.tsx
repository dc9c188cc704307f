import type { InputHTMLAttributes, ReactNode } from "react";

/** The checkbox of a task list item, which readers cannot change. */
export function CheckBox(props: InputHTMLAttributes<HTMLInputElement>): ReactNode {
  return <input aria-label={props.checked ? "Done" : "To do"} {...props} />;
}
