import { flag, type PropsOf, text } from "../../../domain/componentProps";
import { interactiveComponent } from "../define";

const TABS = {
  groupId: text.optional(),
  defaultValue: text.optional(),
  queryString: flag.or(text).optional(),
};
const TAB = { value: text, label: text, default: flag.optional() };

export type TabsProps = PropsOf<typeof TABS>;
export type TabItemProps = PropsOf<typeof TAB>;

export const Tabs = interactiveComponent({
  props: TABS,
  allowedChildren: ["TabItem"],
  fallback: (_, children) => children,
});

export const TabItem = interactiveComponent({
  props: TAB,
  fallback: ({ label }, children) => (
    <>
      <h4>{label}</h4>
      {children}
    </>
  ),
});
