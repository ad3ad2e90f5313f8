import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Site } from './site.ts';

const webFolder = path.resolve(import.meta.dirname, '../../../../web');

/**
 * The site straight from its sources, with hot reload: Vite runs inside this process, hands out the
 * modules and reloads what changed. For development only; Vite is not installed in production.
 */
export async function startDevelopmentSite() {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    configFile: path.join(webFolder, 'vite.config.ts'),
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const environment = vite.environments.ssr;
  if (!environment || !('runner' in environment))
    throw new Error('The site has no server environment to run in development');
  const { runner } = environment as typeof environment & {
    runner: { import(id: string): Promise<unknown> };
  };
  const load = () =>
    runner.import(path.join(webFolder, 'src/server.ts')) as Promise<{
      default: {
        fetch(
          request: Request,
          options: { context: Parameters<Site['render']>[1] },
        ): Promise<Response>;
      };
      letsInTags: Site['letsInTags'];
      cookieOfChoice: Site['cookieOfChoice'];
      answerForm: Site['answerForm'];
    }>;
  const { letsInTags, cookieOfChoice, answerForm } = await load();
  const site: Site = {
    render: async (request, context) => (await load()).default.fetch(request, { context }),
    // Nothing is kept, so that every reload shows the sources as they are.
    guestPage: () => null,
    letsInTags,
    cookieOfChoice,
    answerForm,
  };
  return {
    site,
    /** Where the browser hears of changed sources. */
    reloadSocket: `ws://localhost:${hmrPortOf(vite.config.server.hmr)}`,
    serveFiles(app: FastifyInstance): void {
      app.addHook('onRequest', (request, reply, done) => {
        const isPage = request.headers.accept?.includes('text/html') ?? false;
        if (isPage || /^\/(api|media|healthz|readyz|metrics)(\/|$)/.test(request.url)) done();
        else vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: () => vite.close(),
  };
}

function hmrPortOf(hmr: boolean | { readonly port?: number } | undefined): number {
  return (typeof hmr === 'object' ? hmr.port : undefined) ?? 24_678;
}
