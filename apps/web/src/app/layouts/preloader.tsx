import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFirstFinish } from '../startup/first-finish.ts';

/** Milliseconds after the first page is done. */
const HIDDEN_AFTER = 500;
const REMOVED_AFTER = 1000;

/**
 * A lamp-lit line along the top while the first page comes alive. The page below can be read and
 * pressed all the while.
 */
export function Preloader() {
  const isDone = useRouterState({
    select: ({ status, location }) => status === 'idle' && isFirstFinish(location),
  });
  const [phase, setPhase] = useState<'shown' | 'hidden' | 'removed'>('shown');

  useEffect(() => {
    if (!isDone) return;
    const timers = [
      setTimeout(() => setPhase('hidden'), HIDDEN_AFTER),
      setTimeout(() => setPhase('removed'), REMOVED_AFTER),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isDone]);

  if (phase === 'removed') return null;
  return (
    <div
      aria-hidden="true"
      data-preloader={phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 bg-lamp transition-opacity duration-reveal data-[preloader=hidden]:opacity-0"
    />
  );
}
