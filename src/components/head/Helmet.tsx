import { Children, type ComponentType, isValidElement, lazy, type ReactNode, Suspense, useEffect } from "react";
import { headWanted } from "../../state/headWanted";

type HelmetProps = { readonly children: ReactNode };

/** A page from the server has its head; in development there is none. */
const hasHead = () => typeof document !== "undefined" && document.querySelector("[data-react-helmet]") !== null;

const ReactHelmet = lazy<ComponentType<HelmetProps>>(async () => {
  if (hasHead()) await headWanted;
  try {
    const { Helmet: Tags } = await import("react-helmet");
    return { default: ({ children }) => <Tags>{children}</Tags> };
  } catch (error) {
    console.error(error); // offline, perhaps: a page without its tags is better than none
    return { default: TitleOnly };
  }
});

/** Tags of the head. A first visit does without react-helmet's code: it comes when the reader heads for another page. */
export function Helmet({ children }: HelmetProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <ReactHelmet>{children}</ReactHelmet>
    </Suspense>
  );
}

function TitleOnly({ children }: HelmetProps): ReactNode {
  const title = Children.toArray(children).find((child) => isValidElement<{ children: string }>(child) && child.type === "title");
  const text = isValidElement<{ children: string }>(title) ? title.props.children : undefined;
  useEffect(() => {
    if (text !== undefined) document.title = text;
  }, [text]);
  return null;
}
