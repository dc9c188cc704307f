import { type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { onPosition } from "../../plotPosition";
import type { PlotId } from "../../plots/plots";
import type { Readout } from "../../plots/readout";
import { interpolate, type Point, scale } from "../../plots/scale";
import * as styles from "./Plot.module.css";

/** Height of the ticks and the name of the horizontal axis, below the plot area, in CSS pixels. */
const FOOT = 46;

type PlotReadoutProps = { readonly id: PlotId; readonly readout: Readout };

/**
 * A cross-hair over a plot and the values that its lines have there, for mouse, touch and arrow keys. The control is an invisible
 * slider, which announces the values to screen readers. A second line marks the inputs of a calculator on the page, which shows
 * the values itself.
 */
export default function PlotReadout({ id, readout }: PlotReadoutProps): ReactNode {
  const { title, x, height, endRoom, lines, stops } = readout;
  /** Index of the slider's stop, shown or not: its value is announced as soon as it has the focus. */
  const [at, setAt] = useState(Math.floor(stops.length / 2));
  const [isShown, setIsShown] = useState(false);
  /** Position of a calculator's inputs, as a share of the width. */
  const [position, setPosition] = useState<number>();
  useEffect(
    () =>
      onPosition((next) => {
        if (next.plot !== id) return;
        const share = scale(readout.axis, next.x);
        setPosition(share >= 0 && share <= 1 ? share : undefined);
      }),
    [id, readout],
  );
  useEffect(() => {
    if (!isShown) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setIsShown(false); // the values cover part of the plot
    };
    document.addEventListener("keydown", hide);
    return () => document.removeEventListener("keydown", hide);
  }, [isShown]);
  const stop = stops[at];
  if (!stop) return null;
  const readings = lines.flatMap(({ name, tone }, index) => {
    const value = stop.values[index];
    return value ? [{ name, tone, y: value[0], text: value[1] }] : [];
  });
  const isHigh = readings.reduce((sum, { y }) => sum + y, 0) < (readings.length * height) / 2;

  const show = (next: number) => {
    setAt(next);
    setIsShown(true);
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    show(nearest(readout, (clientX - left) / width));
  };

  return (
    <div
      className={`${styles.readout} ${endRoom ? `end-${endRoom}` : ""}`}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) setIsShown(false);
      }}
    >
      <input
        type="range"
        aria-label={`Values of “${title}”`}
        min={0}
        max={stops.length - 1}
        value={at}
        aria-valuetext={`${x}: ${stop.x}. ${readings.map((r) => `${r.name}: ${r.text}`).join("; ")}`}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onChange={(event) => show(event.target.valueAsNumber)}
      />
      <svg width="100%" height={height} aria-hidden="true">
        {position !== undefined && (
          <g data-place="">
            <Line at={position} height={height} tone={1} dots={heightsAt(readout, position)} />
          </g>
        )}
        {isShown && <Line at={stop.at} height={height} tone={4} dots={readings} />}
      </svg>
      {isShown && (
        <dl
          className={`${styles.readings} ${stop.at > 0.5 ? "" : styles.right} ${isHigh ? styles.low : ""}`}
        >
          <div>
            <dt>{x}</dt>
            <dd>{stop.x}</dd>
          </div>
          {readings.map(({ name, tone, text }) => (
            <div key={name}>
              <dt className={`tone-${tone}`}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type Dot = { readonly name: string; readonly tone: number; readonly y: number };

type LineProps = Pick<Readout, "height"> & {
  readonly at: number;
  readonly tone: number;
  readonly dots: readonly Dot[];
};

/** A vertical line over the plot, at a share of its width, with a dot on each of its lines. */
function Line({ at, height, tone, dots }: LineProps): ReactNode {
  const x = `${100 * at}%`;
  return (
    <>
      <line className={`rule tone-${tone}`} x1={x} x2={x} y1={0} y2={height - FOOT} />
      {dots.map((dot) => (
        <circle key={dot.name} className={`dot tone-${dot.tone}`} cx={x} cy={dot.y} r={4} />
      ))}
    </>
  );
}

/** The index of the stop nearest to a share of the width. */
function nearest({ stops }: Readout, share: number): number {
  const distance = (index: number) => Math.abs((stops[index]?.at ?? 0) - share);
  return stops.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/** The heights of the lines at a share of the width, interpolated between the stops. */
function heightsAt({ lines, stops }: Readout, share: number): readonly Dot[] {
  return lines.flatMap(({ name, tone }, index) => {
    const points = stops.flatMap(({ at, values }): Point[] => {
      const value = values[index];
      return value ? [[at, value[0]]] : [];
    });
    const y = interpolate(points, share);
    return y === undefined ? [] : [{ name, tone, y }];
  });
}
