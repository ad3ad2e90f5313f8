import type { AnyRouter } from '@tanstack/react-router';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import type { SiteRequestContext } from '../../apps/web/src/server-context.ts';

/** The site's tree for a request, with everything its loaders fetch in place. */
export async function loadTree(request: Request, context: SiteRequestContext): Promise<AnyRouter> {
  const { promise, resolve } = Promise.withResolvers<AnyRouter>();
  const handle = createStartHandler(({ router }) => {
    resolve(router);
    return new Response();
  });
  await handle(request, { context });
  return promise;
}

/** React's own server rendering of a loaded tree, with nothing of the site's around it. */
export function renderTree(router: AnyRouter): PipeableStream {
  return renderToPipeableStream(<StartServer router={router} />, { progressiveChunkSize: 1e9 });
}

export default { fetch: () => new Response(null, { status: 404 }) };
