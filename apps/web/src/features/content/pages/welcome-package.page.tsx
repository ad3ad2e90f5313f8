import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { EmptyState } from '@pierlight/ui/empty-state';
import { useFormatter, useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useServices } from '#shared/services.ts';
import { documentsQuery } from '../api.ts';
import { DocumentBody } from '../components/document-body.tsx';
import { DocumentPage, languageOf } from '../components/document-page.tsx';

/** The document that says what the package is; every other of the folder is a part of it. */
const overviewIdentity = 'overview';

/** What new players are offered, as an operator wrote it, or plainly that there is nothing. */
export function WelcomePackagePage() {
  const text = useTranslations('pages.welcomePackage');
  const { locale } = useServices();
  const documents = useSuspenseQuery(documentsQuery(locale, 'welcome-package')).data;
  const overview = documents.find(({ identity }) => identity === overviewIdentity);
  const parts = documents.filter(({ identity }) => identity !== overviewIdentity);
  return (
    <DocumentPage
      document={
        overview ?? { title: text('title'), description: text('description'), lang: locale }
      }
    >
      {parts.length === 0 ? (
        <section
          lang={locale}
          className="mb-8 rounded-panel border border-edge border-dashed bg-surface-1"
        >
          <EmptyState title={text('none.title')} art={<TicketIcon aria-hidden="true" size={32} />}>
            {text('none.text')}
          </EmptyState>
        </section>
      ) : (
        <ol className="mb-10 grid gap-4">
          {parts.map((part) => (
            <li
              key={part.identity}
              className="rounded-panel bg-surface-1 p-5 shadow-raised"
              {...languageOf(part.lang, locale)}
            >
              <h2 className="text-20">{part.title}</h2>
              <p className="mt-1 text-text-2">{part.description}</p>
              <div className="mt-4">
                <DocumentBody blocks={part.body} />
              </div>
              {part.until ? (
                <p className="mt-4 text-13 text-text-3" lang={locale}>
                  <Until day={part.until} />
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {overview ? <DocumentBody blocks={overview.body} /> : null}
    </DocumentPage>
  );
}

function Until({ day }: { readonly day: string }) {
  const text = useTranslations('pages.welcomePackage');
  const format = useFormatter();
  const date = format.dateTime(new Date(`${day}T00:00:00Z`), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return text('until', { date });
}
