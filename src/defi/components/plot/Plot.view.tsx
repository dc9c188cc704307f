import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "../../../hooks/useHydrated";
import type { PlotId } from "../../plots/plots";
import type { Readout } from "../../plots/readout";
import * as styles from "./Plot.module.css";

/** Without this code, a page only loses a second way to read its figures: the drawing and the table remain. */
const PlotReadout = lazy(() =>
  import(/* webpackChunkName: "plot-readout" */ "./PlotReadout").catch(() => ({
    default: () => null,
  })),
);

type PlotProps = {
  readonly id: PlotId;
  readonly readout?: Readout;
  readonly children?: ReactNode;
};

/** A plot drawn by the build from the maths module: picture, caption and data table are its children. */
export function Plot({ id, readout, children }: PlotProps): ReactNode {
  const isLive = useHydrated();
  return (
    <div className={styles.plot} {...(readout && { "data-readout": "" })}>
      {children}
      {isLive && readout && (
        <Suspense>
          <PlotReadout id={id} readout={readout} />
        </Suspense>
      )}
    </div>
  );
}
