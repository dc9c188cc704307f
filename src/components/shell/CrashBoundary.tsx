import { Component, type ReactNode } from "react";
import * as styles from "./CrashBoundary.module.css";
import { SHELL_TEXTS } from "./texts";

const MAX_MESSAGES = 10;

type CrashBoundaryProps = { readonly children: ReactNode };
type CrashBoundaryState = { readonly error: unknown; readonly crashed: boolean };

/**
 * Shows the crash page in place of what failed to render, until the reader presses "Try again". If that fails at once, the loaded
 * data is at fault, and the page is requested from the server, unless offline, where the page would be lost.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined, crashed: false };
  private isRetrying = false;

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error, crashed: true };
  }

  override componentDidCatch(): void {
    document.title = SHELL_TEXTS.crashTitle;
    if (this.isRetrying && navigator.onLine) location.reload();
  }

  override componentDidUpdate(): void {
    // an effect that fails does so within the same task
    if (!this.state.crashed) setTimeout(() => (this.isRetrying = false));
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className={styles.main}>
        <h1>{SHELL_TEXTS.crashed}</h1>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            this.isRetrying = true;
            this.setState({ error: undefined, crashed: false });
          }}
        >
          {SHELL_TEXTS.tryAgain}
        </button>
        <pre className={styles.message}>{errorChain(this.state.error)}</pre>
      </main>
    );
  }
}

/** Messages of an error and its causes, deepest last: `A`, blank line, `Cause:`, `B`. */
export function errorChain(error: unknown, depth = 1): string {
  if (!(error instanceof Error)) return String(error ?? "");
  const { message, cause } = error;
  if (cause === undefined || cause === null || depth === MAX_MESSAGES) return message;
  return `${message}\n\nCause:\n${errorChain(cause, depth + 1)}`;
}
