/** The element with which a browser's translation replaced a text node that React wrote. */
const translations = new WeakMap<Node, Element>();
/** Elements that are assigned to a text node already, so that its neighbour gets another one. */
const taken = new WeakSet<Element>();

/**
 * Lets React keep changing a page that the browser translates. A translation removes each text node from the page and puts a
 * `<font>` element in its place: React would then write into a node that nobody sees, and crash when it removes the node or
 * inserts something before it. So a node is put back into its place whenever React changes it, and the browser translates it
 * again.
 */
export function keepTranslatedTexts(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records)
      if (record.type === "characterData") putBack(record.target);
      else for (const node of record.removedNodes) note(node, record, observer);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    if (next) putBack(next);
    return insertBefore.call(this, added, next) as Added;
  };
}

function note(node: Node, record: MutationRecord, observer: MutationObserver): void {
  if (!(node instanceof Text) || node.parentNode) return;
  const beside = [...record.addedNodes, record.previousSibling, record.nextSibling];
  const font = beside.find(isFreeFont);
  if (!font) return;
  taken.add(font);
  translations.set(node, font);
  observer.observe(node, { characterData: true });
}

function putBack(node: Node): void {
  if (!node.parentNode) translations.get(node)?.replaceWith(node);
}

function isFreeFont(node: Node | null): node is Element {
  return node instanceof Element && node.nodeName === "FONT" && !taken.has(node);
}
