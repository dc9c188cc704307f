/** A function that runs another in the next frame, once for all its calls before that: a frame lays the page out anyway. */
export function oncePerFrame(run: () => void): () => void {
  let frame = 0;
  const runNow = () => {
    frame = 0;
    run();
  };
  return () => {
    if (frame === 0) frame = requestAnimationFrame(runNow);
  };
}
