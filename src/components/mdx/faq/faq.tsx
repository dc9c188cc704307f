import { text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

/** Questions and answers. */
export const Faq = staticComponent({
  props: {},
  render: (_, { children }) => <div data-filter-group="">{children}</div>,
});

/** A question as a heading that can be linked to, and its answer. */
export const FaqItem = staticComponent({
  props: { q: text },
  render: ({ q }, { children, page }) => {
    const Heading = page.hasSections() ? "h3" : "h2";
    return (
      <section data-filter-item="">
        <Heading>{q}</Heading>
        {children}
      </section>
    );
  },
});
