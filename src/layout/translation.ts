/**
 * Lets React go on with a page that the browser translates. A translation puts a `<font>` in the place of each text, which React
 * would then fail to remove, or write into unseen. So the text stays beside its translation, empty, until React writes into it, which
 * the browser translates again, or removes it, or the reader goes back to the original.
 */
export function keepTranslatedTexts(): void {
  const originals = new WeakMap<Node, { readonly font: ChildNode; readonly data: string }>();
  const onRemoval = (text: Text, font: Node | null | undefined) => {
    const before = originals.get(text)?.font;
    if (before?.isConnected) before.remove();
    else if (font instanceof Element && font.nodeName === "FONT") {
      originals.set(text, { font, data: text.data });
      text.data = "";
      font.before(text);
    }
  };
  const follow = ({ type, target, addedNodes, removedNodes, nextSibling }: MutationRecord) => {
    if (type === "characterData" && target.nodeValue !== "") originals.get(target)?.font.remove();
    for (const text of removedNodes)
      if (text instanceof Text && !text.isConnected) onRemoval(text, addedNodes[0] ?? nextSibling);
    for (const text of addedNodes) {
      const original = originals.get(text);
      if (text instanceof Text && original && !original.font.isConnected) text.data = original.data;
    }
  };
  new MutationObserver((records) => records.forEach(follow)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
