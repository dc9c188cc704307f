import { Component, type ReactNode } from "react";
import { SHELL_TEXTS } from "../shell/texts";

type ComponentBoundaryProps = { readonly name: string; readonly children: ReactNode };

/** Keeps the rest of a page readable when one of its components fails, or its code could not be loaded. */
export class ComponentBoundary extends Component<ComponentBoundaryProps, { readonly message: string | undefined }> {
  override state: { readonly message: string | undefined } = { message: undefined };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.message === undefined) return this.props.children;
    return (
      <p role="alert">
        This part of the page ({this.props.name}) failed: {this.state.message}{" "}
        <button type="button" data-reload="">
          {SHELL_TEXTS.retry}
        </button>
      </p>
    );
  }
}
