import { useEffect, useRef } from 'react';

/**
 * Begins what a page is opened for as soon as it is there, once: not while a server renders it, and not
 * again where React mounts a part twice to try it (`StrictMode`).
 */
export function useMutateOnArrival<Variables>(
  mutate: (variables: Variables) => void,
  variables: Variables,
): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(variables);
  }, [mutate, variables]);
}
