import { useEffect, useRef } from 'react';

/** Runs whenever going back brings the page up as it was left, without loading it. */
export function usePageRestored(restored: () => void): void {
  const latest = useRef(restored);
  useEffect(() => {
    latest.current = restored;
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
