import { Component, isValidElement, type ReactNode } from "react";
import { send } from "../../state/signals";

/** The error name webpack uses when a component's code could not be loaded. */
const NOT_LOADED = "ChunkLoadError";

type ComponentBoundaryProps = { readonly name: string; readonly children: ReactNode };

type Failure = { readonly loaded: boolean; readonly message: string };

/**
 * Keeps the rest of a page readable when one of its components fails. When the code of components could not be loaded, a single
 * notice says so, however many components are affected (`src/early/notice.ts`).
 */
export class ComponentBoundary extends Component<
  ComponentBoundaryProps,
  { readonly failure: Failure | undefined }
> {
  override state: { readonly failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
    return { failure: { loaded: name !== NOT_LOADED, message } };
  }

  override componentDidCatch(): void {
    if (this.state.failure?.loaded === false) send("site:failed");
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (!failure.loaded)
      return <p>This part of the page ({this.props.name}) could not be loaded.</p>;
    return (
      <p role="alert">
        This part of the page ({this.props.name}) failed: {failure.message}{" "}
        <button type="button" data-reload="">
          Retry
        </button>
      </p>
    );
  }
}

/** The element inside a boundary, for components that read the properties of their children. */
export function withoutBoundary(node: ReactNode): ReactNode {
  return isValidElement<ComponentBoundaryProps>(node) && node.type === ComponentBoundary
    ? node.props.children
    : node;
}
