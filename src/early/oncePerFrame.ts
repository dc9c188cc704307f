/** A function that runs another one in the next frame, once for all calls before it: a frame computes the layout anyway. */
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
