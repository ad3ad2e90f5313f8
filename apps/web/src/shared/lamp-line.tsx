/** A lamp-lit line along the top of the screen, in the way of nothing. */
export const lampLine = 'pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 bg-lamp';

/** Answers a press at once: what was requested is on its way, and the page stays in use. */
export function WaitingLine() {
  return <div aria-hidden="true" data-waiting="" className={lampLine} />;
}
