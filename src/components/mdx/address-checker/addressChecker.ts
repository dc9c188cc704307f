import { type ComponentSpec, withProps } from "../../../domain/componentSpec";

/** Keys of owner values that are addresses: the ones of `official-links.json`. */
const ADDRESS = /^(?:url\.|(?=email\.))/;

/** A field that compares an address with the owner's: a control, so nothing to find and nothing to read in a feed. */
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
