import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { LIVE_PAGE_ADDRESS, type LivePage as Live } from "../domain/livePage";

type Data = Readonly<Record<string, unknown>>;

/** The template of a page, with the result of the page's query. */
type Template = ReactElement<{ readonly data?: Data }>;
type Props = { readonly path: string; readonly element: ReactElement };

/** A page in development, updated with the content of its file since Gatsby last read it. */
export function LivePage({ path, element }: Props): ReactNode {
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    let events: EventSource | undefined;
    const connect = () => {
      events?.close();
      if (document.hidden) return; // a browser opens at most six connections to a host, for all tabs together
      events = new EventSource(`${LIVE_PAGE_ADDRESS}?path=${encodeURIComponent(path)}`);
      events.onmessage = ({ data: text }: MessageEvent<string>) =>
        setLive(JSON.parse(text) as Live);
    };
    connect();
    document.addEventListener("visibilitychange", connect);
    return () => {
      document.removeEventListener("visibilitychange", connect);
      events?.close();
    };
  }, [path]);
  const template = element as Template;
  const { data } = template.props;
  return live && data ? cloneElement(template, { data: withLive(data, live) }) : element;
}

/** Replaces the fields of the live page's node in the data of a query. */
function withLive(data: Data, live: Live): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, node]) => [
      name,
      isPage(node) && node.path === live.path ? { ...node, ...live } : node,
    ]),
  );
}

function isPage(node: unknown): node is { readonly path: unknown } {
  return typeof node === "object" && node !== null && "path" in node;
}
