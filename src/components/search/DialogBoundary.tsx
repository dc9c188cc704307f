import { Component, type ReactNode } from "react";

type DialogBoundaryProps = { readonly children: ReactNode; readonly onCrash: () => void };

/** Shows nothing in place of what failed to render, and tells whoever shows it. */
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
