import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowSquareOut';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { linkStyle } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { useMessages, useTranslations } from 'use-intl';
import { visitorQuery } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';

interface Helpline {
  readonly name: string;
  readonly note: string;
  readonly phone?: string;
  readonly web: string;
}

/** Who listens for free: of the visitor's country, and wherever one is. */
export function Helplines() {
  const text = useTranslations('away.page.help');
  const messages = useMessages() as {
    readonly pages?: { readonly away?: { readonly helplines?: Record<string, Helpline> } };
  };
  const country = useQuery(visitorQuery()).data?.country ?? '';
  const lines = messages.pages?.away?.helplines ?? {};
  const shown = [lines[country], lines.everywhere, lines.groups].filter(
    (line) => line !== undefined,
  );
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{text('title')}</h2>
      <p className="max-w-[60ch] text-text-2">{text('lead')}</p>
      <ul className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
        {shown.map(({ name, note, phone, web }) => (
          <Panel key={web} render={<li />} tone="calm" pad className="grid content-between gap-3">
            <div className="grid gap-1">
              <h3 className="font-semibold text-17">{name}</h3>
              <p className="text-text-2">{note}</p>
            </div>
            <p className="grid justify-items-start gap-1">
              {phone ? (
                <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
                  <PhoneIcon aria-hidden="true" size={18} />
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              ) : null}
              <a href={web} rel="noreferrer" className={link}>
                <ArrowSquareOutIcon aria-hidden="true" size={18} className="icon-directional" />
                <bdi dir="ltr">{new URL(web).hostname.replace(/^www\./, '')}</bdi>
              </a>
            </p>
          </Panel>
        ))}
      </ul>
    </section>
  );
}

const link = linkStyle({ className: 'target-44 inline-flex items-center gap-2' });
