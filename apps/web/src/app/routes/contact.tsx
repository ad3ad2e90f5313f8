import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/communications/pages/contact.page.tsx';
import { readPostedMessage } from '#features/communications/public.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/contact')({
  loader: async ({ context: { queryClient, locale, keptForm } }) => {
    await queryClient.ensureQueryData(contentQuery(locale, 'fields-settings'));
    return { posted: readPostedMessage(keptForm) };
  },
  head: ({ match }) => pageHead(match.context, 'contact'),
  component: function Contact() {
    return <ContactPage posted={Route.useLoaderData().posted} />;
  },
});
