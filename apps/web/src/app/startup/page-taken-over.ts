import { LATE_PART, LIVE } from '#shared/late-part.tsx';

/** Milliseconds after which a page that was never taken over keeps nobody waiting. */
const PATIENCE = 20_000;

/**
 * Resolves once React has taken over the page within the frame, which comes after the frame itself. Led
 * elsewhere before, the browser would draw the whole document anew.
 */
export function pageTakenOver(
  root: Pick<Document, 'querySelector'> = document,
  // A tab in the background draws no frames.
  soon: (callback: () => void) => unknown = (callback) => setTimeout(callback, 50),
  now: () => number = () => performance.now(),
): Promise<void> {
  const since = now();
  const waits = () => root.querySelector(`main > [${LATE_PART}]:not([${LIVE}])`) !== null;
  return new Promise((resolve) => {
    const look = () => (waits() && now() - since <= PATIENCE ? void soon(look) : resolve());
    look();
  });
}
