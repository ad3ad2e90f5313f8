import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** React's error 422: an update reached a part that was not taken over yet. */
const overtaken = /#422;|received an update before it finished hydrating/;

/**
 * A session that turns out to be over while the page is taken over changes parts that are still the
 * server's; React draws those in the browser, and nothing is lost. Anything else it had to recover
 * from is a fault and is reported.
 */
function onRecoverableError(error: unknown): void {
  if (error instanceof Error && overtaken.test(error.message)) return;
  reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    { onRecoverableError },
  );
});
