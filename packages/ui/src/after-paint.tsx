/** Longest wait where nothing is painted, as in a tab behind another; milliseconds. */
const PATIENCE = 100;

/**
 * Runs something once the browser has shown what is there now, so that a press is answered before
 * the work that it causes. @returns a function that calls it off
 */
export function afterPaint(run: () => void): () => void {
  const once = () => {
    callOff();
    run();
  };
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(once);
  });
  const late = setTimeout(once, PATIENCE);
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    clearTimeout(late);
  };
  return callOff;
}
