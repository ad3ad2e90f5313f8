export type PreloaderPhase = 'shown' | 'hidden' | 'removed';

/** Milliseconds after the first page is done. */
const HIDDEN_AFTER = 500;
const REMOVED_AFTER = 1000;

/** Takes the preloader away once the first page is done. Returns what calls it off. */
export function takeAway(change: (phase: PreloaderPhase) => void): () => void {
  const timers = [
    setTimeout(() => change('hidden'), HIDDEN_AFTER),
    setTimeout(() => change('removed'), REMOVED_AFTER),
  ];
  return () => timers.forEach(clearTimeout);
}
