import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useTranslations } from 'use-intl';
import { ModalLink } from '../../../shared/modals/modal-link.tsx';

const ways = ['break', 'cooling-off', 'self-exclusion'] as const;

/** The Harbour's ways to leave for a day, for longer, or for good. */
export function WaysToStop() {
  const text = useTranslations('account.limits.stop');
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{text('title')}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {ways.map((way) => (
          <Panel
            key={way}
            render={<li />}
            tone="calm"
            className="grid content-between gap-4 p-4 md:p-5"
          >
            <div className="grid gap-1">
              <h3 className="font-semibold text-17">{text(`${way}.title`)}</h3>
              <p className="text-text-2">{text(`${way}.text`)}</p>
            </div>
            <Button
              variant={way === 'break' ? 'calmline' : 'line'}
              block
              icon={way === 'break' ? <MoonStarsIcon size={20} aria-hidden="true" /> : undefined}
              render={<ModalLink modal="self-exclusion-limit" value={way} />}
            >
              {text(`${way}.action`)}
            </Button>
          </Panel>
        ))}
      </ul>
    </section>
  );
}
