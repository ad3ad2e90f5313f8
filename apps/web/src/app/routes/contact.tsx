import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/communications/pages/contact.page.tsx';
import { readPostedMessage } from '#features/communications/public.ts';
import { loadTexts } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    await loadTexts(context, ['contact', 'fields-settings']);
    return { posted: readPostedMessage(context.keptForm) };
  },
  head: ({ match }) => pageHead(match.context, 'contact'),
  component: function Contact() {
    const { posted } = Route.useLoaderData();
    return (
      <WithTexts folders={['contact']}>
        <ContactPage posted={posted} />
      </WithTexts>
    );
  },
});
