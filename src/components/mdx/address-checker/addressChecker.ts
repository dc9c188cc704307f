import { type ComponentSpec, withProps } from "../../../domain/componentSpec";

/** Matches the keys of owner values that are addresses: those in `official-links.json`. */
const ADDRESS = /^(?:url\.|(?=email\.))/;

/** A field that compares an address with the owner's. It is a control, so search and feeds have nothing to show of it. */
export const AddressChecker: ComponentSpec = {
  props: {},
  holds: [],
  resolve: (node, page) =>
    withProps(node, {
      entries: Object.keys(page.values)
        .filter((key) => ADDRESS.test(key))
        .map((key) => {
          const { value, confirmed } = page.ownerValue(key, node.line);
          return { name: key.replace(ADDRESS, ""), value, confirmed };
        }),
    }),
  plainText: () => "",
  outline: () => undefined,
  feedHtml: () => "",
};
