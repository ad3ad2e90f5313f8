import { buttonStyle } from '@pierlight/ui/button';
import { useLocation, useRouter } from '@tanstack/react-router';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { loadedText, SITE_NAME } from '#shared/i18n/page-head.ts';
import { useServices } from '#shared/services.ts';
import type { ErrorWord } from '../error-words.ts';

interface ErrorViewProps {
  readonly kind: 'notFound' | 'failed';
}

/** Works without any text or data loaded: what failed may be just that. */
export function ErrorView({ kind }: ErrorViewProps) {
  const services = useServices();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const words = useRouter().options.context.errorWords();
  const text = (key: ErrorWord) => loadedText(services, 'pages', `error.${key}`) ?? words?.[key];
  const title = text(`${kind}.title`) ?? SITE_NAME;
  return (
    <section className="mx-auto grid max-w-300 justify-items-center gap-3 px-4 pt-8 pb-18 text-center md:px-10">
      <title>{`${title} · ${SITE_NAME}`}</title>
      <img
        src="/art/pier-404.svg"
        alt=""
        width={1120}
        height={460}
        className="mb-5 aspect-[4/3] w-full rounded-panel object-cover sm:aspect-[1120/460]"
      />
      <h1 className="text-32">{title}</h1>
      <p className="max-w-110 text-text-2">{text(`${kind}.description`)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {kind === 'failed' ? (
          // A link that loads the page anew does so with scripts and without.
          <a href={here} className={buttonStyle({ variant: 'lamp', size: 'lg' })}>
            {text('retry')}
          </a>
        ) : null}
        <a
          href={localizePath('/', services.locale)}
          className={buttonStyle({ variant: kind === 'failed' ? 'line' : 'lamp', size: 'lg' })}
        >
          {text('homepage')}
        </a>
      </div>
    </section>
  );
}
