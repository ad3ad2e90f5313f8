import { buttonStyle } from '@pierlight/ui/button';
import { useLocation } from '@tanstack/react-router';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { loadedText, SITE_NAME } from '#shared/i18n/page-head.ts';
import { useServices } from '#shared/services.ts';

const fallbacks = {
  notFound: {
    title: 'Page not found',
    description:
      'The page you are trying to access does not exist or has been moved. Try going back to our homepage.',
  },
  failed: {
    title: 'Something went wrong',
    description:
      'That did not work, and it is not your fault. Try it again in a moment or go back to our homepage.',
  },
};

interface ErrorViewProps {
  readonly kind: keyof typeof fallbacks;
}

/** Works without any text or data loaded: what failed may be just that. */
export function ErrorView({ kind }: ErrorViewProps) {
  const services = useServices();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const text = (key: string) => loadedText(services, 'pages', `error.${key}`);
  const title = text(`${kind}.title`) ?? fallbacks[kind].title;
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
      <p className="max-w-110 text-text-2">
        {text(`${kind}.description`) ?? fallbacks[kind].description}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {kind === 'failed' ? (
          // A link that loads the page anew does so with scripts and without.
          <a href={here} className={buttonStyle({ variant: 'lamp', size: 'lg' })}>
            {text('retry') ?? 'Try again'}
          </a>
        ) : null}
        <a
          href={localizePath('/', services.locale)}
          className={buttonStyle({ variant: kind === 'failed' ? 'line' : 'lamp', size: 'lg' })}
        >
          {text('homepage') ?? 'Homepage'}
        </a>
      </div>
    </section>
  );
}
