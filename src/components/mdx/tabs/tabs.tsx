import { flag, text } from "../../../domain/componentProps";
import { interactiveComponent } from "../define";

export const Tabs = interactiveComponent({
  props: {
    groupId: text.optional(),
    defaultValue: text.optional(),
    queryString: flag.or(text).optional(),
  },
  holds: ["TabItem"],
  fallback: (_, children) => children,
});

export const TabItem = interactiveComponent({
  props: { value: text, label: text, default: flag.optional() },
  emptyWithout: [],
  fallback: ({ label }, children) => (
    <>
      <h4>{label}</h4>
      {children}
    </>
  ),
});
