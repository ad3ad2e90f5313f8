import type { Block, ContentDocument } from '@pierlight/contract/content/documents';
import { Breadcrumb } from '@pierlight/ui/breadcrumb';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isLocale, locales } from '#shared/i18n/locales.ts';
import { useServices } from '#shared/services.ts';
import { InlineText } from './inline-text.tsx';

/** Attributes of a text in another language than its page. */
export function languageOf(lang: string, pageLocale: string) {
  if (lang === pageLocale || !isLocale(lang)) return {};
  return { lang, dir: locales[lang].direction };
}

interface DocumentPageProps {
  readonly document: Pick<ContentDocument, 'title' | 'description' | 'lang'> & {
    readonly updated?: string;
  };
  /** Pages between the lobby and this one. */
  readonly above?: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Blocks whose headings are listed beside the text on a desktop. */
  readonly contents?: readonly Block[];
  /** Below the text, in the words of the site. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of everything that is read: where it stands, what it is, when it changed, what is in it. */
export function DocumentPage({
  document,
  above = [],
  contents = [],
  end,
  children,
}: DocumentPageProps) {
  const text = useTranslations('pages.document');
  const { locale } = useServices();
  const format = useFormatter();
  const headings = contents.filter((block) => block.kind === 'heading' && block.level === 2);
  const hasContents = headings.length > 1;
  const language = languageOf(document.lang, locale);
  return (
    <div className="mx-auto max-w-300 px-4 pt-5 pb-18 md:px-10 md:pt-8">
      <Breadcrumb
        label={text('place')}
        items={[
          { key: 'home', content: <Link to="/">{text('home')}</Link> },
          ...above,
          { key: 'here', content: <span {...language}>{document.title}</span> },
        ]}
      />
      <div
        className={
          hasContents ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(200px,260px)] lg:gap-12' : ''
        }
      >
        <article className="max-w-[72ch]">
          <header className="mt-4 mb-8 border-hair border-b pb-6" {...language}>
            <h1 className="text-32 lg:text-44">{document.title}</h1>
            <p className="mt-3 text-17 text-text-2">{document.description}</p>
            {document.updated ? (
              <p className="mt-3 text-13 text-text-3" lang={locale}>
                {text('updated', {
                  date: format.dateTime(new Date(`${document.updated}T00:00:00Z`), {
                    dateStyle: 'long',
                    timeZone: 'UTC',
                  }),
                })}
              </p>
            ) : null}
          </header>
          {document.lang === locale ? null : (
            <p className="mb-6 rounded-card bg-surface-1 px-4 py-3 text-text-2">
              {text('notTranslated')}
            </p>
          )}
          <div className="text-text-2" {...language}>
            {children}
          </div>
          {end ? <div className="text-text-2">{end}</div> : null}
        </article>
        {hasContents ? (
          <nav aria-label={text('contents')} className="max-lg:hidden">
            <div className="sticky top-[calc(var(--header-height)+24px)] mt-4 border-hair border-s ps-5">
              <p className="mb-2 font-semibold text-13 text-text-1">{text('contents')}</p>
              <ul {...language}>
                {headings.map((block) =>
                  block.kind === 'heading' ? (
                    <li key={block.id}>
                      <a
                        href={`#${block.id}`}
                        className="block py-1.5 text-13 text-text-2 hover:text-text-1 hover:underline"
                      >
                        <InlineText parts={block.children} />
                      </a>
                    </li>
                  ) : null,
                )}
              </ul>
            </div>
          </nav>
        ) : null}
      </div>
    </div>
  );
}
