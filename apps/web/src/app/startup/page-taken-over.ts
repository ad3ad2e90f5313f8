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
  // As in `early-actions.ts`: what React has made its own carries a property of its.
  const isTakenOver = () => {
    const page = root.querySelector('main > *');
    return page === null || Object.keys(page).some((key) => key.startsWith('__reactFiber'));
  };
  return new Promise((resolve) => {
    const look = () => (isTakenOver() || now() - since > PATIENCE ? resolve() : void soon(look));
    look();
  });
}
