import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazy, whenPartsCame } from './lazy.ts';

test('waits for the parts that are being loaded, not for those that nobody asked for', async () => {
  const arrive = Promise.withResolvers<{ default: () => string }>();
  const Part = lazy(() => arrive.promise);
  const Unwanted = lazy(() => new Promise<{ default: () => string }>(() => {}));
  const page = await renderToReadableStream(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  );
  expect(Unwanted).toBeDefined();
  const came = vi.fn();
  const givenUp = vi.fn();
  whenPartsCame(came);
  whenPartsCame(givenUp)();
  await new Promise((done) => setTimeout(done, 20));
  expect(came).not.toHaveBeenCalled();

  arrive.resolve({ default: () => 'the part' });
  await vi.waitFor(() => expect(came).toHaveBeenCalledOnce());
  expect(await new Response(page).text()).toContain('the part');
  expect(givenUp).not.toHaveBeenCalled();
});

test('calls back in a moment when nothing is to come', async () => {
  const came = vi.fn();
  whenPartsCame(came);
  expect(came).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(came).toHaveBeenCalledOnce());
});
