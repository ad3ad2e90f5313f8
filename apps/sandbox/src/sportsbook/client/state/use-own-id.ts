import { useState } from 'preact/hooks';

let made = 0;

/** An id that no other element has. Those of Preact's `useId` begin anew whenever the root is drawn. */
export function useOwnId(): string {
  const [id] = useState(() => {
    made += 1;
    return `bt-${made}`;
  });
  return id;
}
