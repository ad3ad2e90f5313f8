import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lampLine } from '#shared/lamp-line.tsx';
import { isFirstFinish } from '../startup/first-finish.ts';
import { type PreloaderPhase, takeAway } from '../startup/preloader-phases.ts';

/**
 * A lamp-lit line along the top while the first page comes alive. The page below can be read and
 * pressed all the while.
 */
export function Preloader() {
  const isDone = useRouterState({
    select: ({ status, location }) => status === 'idle' && isFirstFinish(location),
  });
  const [phase, setPhase] = useState<PreloaderPhase>('shown');

  useEffect(() => {
    if (isDone) return takeAway(setPhase);
    return undefined;
  }, [isDone]);

  if (phase === 'removed') return null;
  return (
    <div
      aria-hidden="true"
      data-preloader={phase}
      className={`${lampLine} transition-opacity duration-reveal data-[preloader=hidden]:opacity-0`}
    />
  );
}
