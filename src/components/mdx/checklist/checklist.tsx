import { z } from "zod";
import { text } from "../../../domain/componentProps";
import { interactiveComponent } from "../define";
import { InlineCode } from "../InlineCode";

export const Checklist = interactiveComponent({
  props: { id: text, items: z.array(text) },
  allowedChildren: [],
  resolve: ({ id }, { page, line }) => {
    if (!page.claimName(`checklist ${id}`))
      page.warn(
        line,
        `The page has two checklists with the id "${id}", under which their ticks are stored.`,
        "Give this one an id of its own.",
      );
    return {};
  },
  fallback: ({ items }) => (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <InlineCode text={item} />
        </li>
      ))}
    </ul>
  ),
});
