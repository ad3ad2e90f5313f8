import { createFileRoute } from '@tanstack/react-router';
import { siteWithLayoutTexts } from '../layout-texts.ts';
import { offlinePage } from '../layouts/offline-page.ts';

export const Route = createFileRoute('/offline')({
  server: {
    handlers: {
      GET: async () => {
        const site = await siteWithLayoutTexts();
        return new Response(offlinePage(site), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        });
      },
    },
  },
});
