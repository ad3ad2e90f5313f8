import { LifebuoyIcon } from '@phosphor-icons/react/dist/ssr/Lifebuoy';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { categoriesQuery } from '#features/catalogue/public.ts';
import { LanguageLinks } from '#features/settings/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { PartLink } from './part-link.tsx';

const linkStyle = 'footer-link';

/** Where the page ends: what to mind when playing, where else to go, and who may. */
export default function SiteFooter() {
  const text = useTranslations('layout.footer');
  const consent = useTranslations('layout.consent');
  const nav = useTranslations('layout.nav');
  const categoryNames = useTranslations('categories.names');
  const categories = useSuspenseQuery(categoriesQuery()).data;
  return (
    <footer className="print:hidden border-hair border-t bg-surface-1 px-(--gutter) pt-12 pb-8 text-text-2">
      <div className="grid grid-cols-2 gap-8 lg:grid-cols-[minmax(260px,1.6fr)_repeat(4,1fr)]">
        <section className="col-span-2 rounded-panel bg-calm-surface-1 p-5 shadow-[inset_0_0_0_1px_var(--color-calm-line)] lg:col-span-1">
          <h2 className="flex items-center gap-2 text-17 text-calm">
            <LifebuoyIcon aria-hidden="true" size={20} className="flex-none" />
            {text('calm.title')}
          </h2>
          <p className="mt-1.5 text-13 leading-5">{text('calm.text')}</p>
          <PageLink identity="responsible-gaming" text="responsible" />
        </section>
        <Column title={text('games')}>
          <ul>
            {categories.map(({ identity }) => (
              <li key={identity}>
                <Link
                  to="/categories/$categoryIdentity"
                  params={{ categoryIdentity: identity }}
                  className={linkStyle}
                >
                  {categoryNames.has(identity) ? categoryNames(identity) : identity}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/providers" className={linkStyle}>
                {nav('providers')}
              </Link>
            </li>
          </ul>
        </Column>
        <Column title={text('about')}>
          <ul>
            {aboutPages.map(([identity, name]) => (
              <li key={identity}>
                <PageLink identity={identity} text={name} />
              </li>
            ))}
          </ul>
        </Column>
        <Column title={text('help')}>
          <ul>
            <li>
              <Link to="/questions" className={linkStyle}>
                {text('pages.questions')}
              </Link>
            </li>
            <li>
              <Link to="/contact" className={linkStyle}>
                {text('pages.contact')}
              </Link>
            </li>
            <li>
              <PageLink identity="complaints" text="complaints" />
            </li>
            <li>
              <Link
                to="/bonus/$pageIdentity"
                params={{ pageIdentity: 'how-bonuses-work' }}
                className={linkStyle}
              >
                {text('pages.bonuses')}
              </Link>
            </li>
          </ul>
        </Column>
        <Column title={text('languages')}>
          <LanguageLinks linkClassName={linkStyle} />
          <PartLink part="consent" className={linkStyle}>
            {consent('open')}
          </PartLink>
        </Column>
      </div>
      <div className="mt-8 grid grid-cols-[auto_1fr] items-start gap-4 border-hair border-t pt-6 text-12 text-text-3 leading-4.5">
        <strong className="grid size-11 place-items-center rounded-full text-13 text-text-1 shadow-[inset_0_0_0_2px_var(--color-edge)]">
          <bdi>{text('age')}</bdi>
        </strong>
        <p className="max-w-[88ch] self-center">{text('legal')}</p>
      </div>
    </footer>
  );
}

/** Documents of `content/<locale>/static` and their short names in `layout.footer.pages`. */
const aboutPages = [
  ['about', 'about'],
  ['fairness', 'fairness'],
  ['terms', 'terms'],
  ['privacy', 'privacy'],
  ['cookies', 'cookies'],
  ['aml', 'aml'],
] as const;

interface PageLinkProps {
  readonly identity: string;
  readonly text: string;
}

function PageLink({ identity, text: name }: PageLinkProps) {
  const text = useTranslations('layout.footer.pages');
  return (
    <Link
      to="/static/$pageIdentity"
      params={{ pageIdentity: identity }}
      preload={false}
      className={linkStyle}
    >
      {text(name)}
    </Link>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-sans font-semibold text-13 text-text-1 tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
