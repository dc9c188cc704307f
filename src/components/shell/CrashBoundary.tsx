import { Component, type ReactNode } from "react";
import { errorChain } from "../../domain/errorChain";
import { wantHead } from "../../state/headWanted";
import * as styles from "./CrashBoundary.module.css";
import { SHELL_TEXTS } from "./texts";

type CrashBoundaryProps = { readonly children: ReactNode };
type CrashBoundaryState = { readonly error: unknown; readonly crashed: boolean };

/** Shows the crash page in place of a page that failed to render, until Try again (specification §2, §4, §8). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined, crashed: false };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error, crashed: true };
  }

  override componentDidCatch(): void {
    wantHead(); // it sets the title again after "Try again"
    document.title = SHELL_TEXTS.crashTitle;
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className={styles.main}>
        <h1>{SHELL_TEXTS.crashed}</h1>
        <button type="button" className={styles.button} onClick={() => this.setState({ error: undefined, crashed: false })}>
          {SHELL_TEXTS.tryAgain}
        </button>
        <pre className={styles.message}>{errorChain(this.state.error)}</pre>
      </main>
    );
  }
}
