/** A page for tests of `src/early`: that code listens on the document for a whole visit, so every test gets new listeners. */

type Listening = {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
};
const listening: Listening[] = [];

for (const target of [document, window]) {
  const original = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    listening.push({ target, type, listener });
    original(type, listener, options);
  };
}

/** Empties the storage and replaces the document's content, without the listeners of previous tests. */
export function freshDocument(body: string, head = ""): void {
  for (const { target, type, listener } of listening.splice(0)) {
    target.removeEventListener(type, listener, true);
    target.removeEventListener(type, listener, false);
  }
  localStorage.clear();
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
}

/** Media queries that a test can change; jsdom has none. */
export function fakeMedia(): { set(query: string, matches: boolean): void } {
  const queries = new Map<string, { matches: boolean; readonly target: EventTarget }>();
  const of = (query: string) => {
    const known = queries.get(query) ?? { matches: false, target: new EventTarget() };
    queries.set(query, known);
    return known;
  };
  window.matchMedia = (query: string) => {
    const state = of(query);
    return Object.defineProperty(state.target, "matches", {
      get: () => state.matches,
      configurable: true,
    }) as MediaQueryList;
  };
  return {
    set(query, matches) {
      const state = of(query);
      state.matches = matches;
      state.target.dispatchEvent(new Event("change"));
    },
  };
}
