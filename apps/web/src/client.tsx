import { RouterProvider } from '@tanstack/react-router';
import { hydrateStart } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadSecond } from './app/load-second.ts';
import { getRouter } from './app/router.tsx';
import { reportFailure } from './shared/failure/failure-report.ts';

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

/** Takes the page over in moments of their own, between which a slow phone hears what is pressed. */
async function takeOver(): Promise<void> {
  getRouter();
  await nextTask();
  const router = await hydrateStart();
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onRecoverableError, onCaughtError: reportFailure },
    );
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Comes meanwhile; where it does not, the page asks again.
loadSecond().catch(() => undefined);
nextTask().then(takeOver).catch(reportError);
