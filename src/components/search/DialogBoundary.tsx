import { Component, type ReactNode } from "react";
import { send } from "../../state/signals";

/** Renders nothing in place of a dialog that could not be loaded or rendered; the early script takes over. */
export class DialogBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    send("site:search-failed");
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
