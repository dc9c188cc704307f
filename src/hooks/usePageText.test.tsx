import { DocumentTree } from "../components/DocumentTree";
import type { TreeNode } from "../domain/documentTree";
import { pageOpensAtTop } from "../state/pageOpening";
import { renderElement } from "../testing/renderElement";
import { usePageText } from "./usePageText";

afterEach(() => pageOpensAtTop(false));

/** A page as its views render it: its text, then a line that waits for all of it. */
function Page({ nodes }: { readonly nodes: readonly TreeNode[] }) {
  const { shown, isWhole } = usePageText(nodes);
  return (
    <>
      <DocumentTree nodes={shown} />
      {isWhole && <p>.</p>}
    </>
  );
}

const paragraph = (text: string): TreeNode => ({ type: "p", children: [text] });
/** Four paragraphs with 1,500 characters each. */
const long = ["a", "b", "c", "d"].map((letter) => paragraph(letter.repeat(1_500)));

/** The first letters of the paragraphs that are rendered before anything is deferred. */
function shownOf(nodes: readonly TreeNode[]): string {
  const { document } = renderElement(<Page nodes={nodes} />);
  return [...document.querySelectorAll("p")].map(({ textContent }) => textContent?.[0]).join("");
}

test("a page from the server, opened at a hash, or returned to is rendered in full", () => {
  expect(shownOf(long)).toBe("abcd.");
});

test("a page that a link opens is first rendered only as far as it fills the screen", () => {
  pageOpensAtTop(true);
  expect(shownOf(long)).toBe("ab");
});

test("a short page is rendered in full wherever it is opened", () => {
  pageOpensAtTop(true);
  expect(shownOf([paragraph("a"), paragraph("b")])).toBe("ab.");
});
