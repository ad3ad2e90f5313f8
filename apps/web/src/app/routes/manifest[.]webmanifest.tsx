import { createFileRoute } from '@tanstack/react-router';
import { siteWithLayoutTexts } from '../layout-texts.ts';
import { webManifest } from '../web-manifest.ts';

export const Route = createFileRoute('/manifest.webmanifest')({
  server: {
    handlers: {
      GET: async () => {
        const site = await siteWithLayoutTexts();
        return new Response(JSON.stringify(webManifest(site)), {
          headers: { 'content-type': 'application/manifest+json' },
        });
      },
    },
  },
});
