import type { Session, SessionState } from '#shared/session/session.ts';

/** Milliseconds before each further try; the last one stays. */
const PAUSES = [2000, 5000, 15_000, 60_000];

/**
 * Settles who is looking at the page. While the server cannot be asked it is tried again by itself, and
 * at once when a connection is back. Returns what gives it up.
 * @param whenSure runs once it is known
 */
export function resumeUntilSure(
  session: Pick<Session, 'settle'>,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  whenSure: (state: SessionState) => void,
): () => void {
  let cancel: () => void = () => undefined;
  let isOver = false;

  async function settle([pause = 60_000, ...later]: readonly number[]) {
    const state = await session.settle();
    if (isOver) return;
    if (state.status !== 'resuming') {
      whenSure(state);
      return;
    }
    const again = () => {
      cancel();
      void settle(later);
    };
    const timer = setTimeout(again, pause);
    target.addEventListener('online', again);
    cancel = () => {
      clearTimeout(timer);
      target.removeEventListener('online', again);
    };
  }

  void settle(PAUSES);
  return () => {
    isOver = true;
    cancel();
  };
}
