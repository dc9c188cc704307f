import { Component, type ReactNode } from "react";

type DialogBoundaryProps = { readonly children: ReactNode; readonly onCrash: () => void };

/** Renders nothing in place of children that failed to render, and reports the failure. */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
