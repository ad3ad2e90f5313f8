import { useFormatter, useTranslations } from 'use-intl';
import { partsOf } from '../tournament-state.ts';

interface CountdownProps {
  /** Milliseconds by the server's clock. */
  readonly now: number;
  readonly until: number;
  /** What happens then, with when. */
  readonly words: string;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** What is left until a tournament begins or ends, by the server's clock. */
export function Countdown({ now, until, words }: CountdownProps) {
  const text = useTranslations('account.tournaments.countdown');
  const format = useFormatter();
  const left = partsOf(until - now);
  return (
    <div>
      <p className="mb-1.5 text-13">{words}</p>
      <div
        role="timer"
        aria-label={text('label', { days: left.days, hours: left.hours, minutes: left.minutes })}
        className="flex gap-2 md:gap-2.5"
      >
        {units.map((unit) => (
          <div
            key={unit}
            aria-hidden="true"
            className="tabular grid min-w-14 justify-items-center rounded-card bg-[oklch(0.14_0.03_295/0.72)] px-2 py-2 shadow-[inset_0_0_0_1px_oklch(1_0_0/0.12)] md:min-w-16"
          >
            <span className="font-bold font-display text-25">
              {format.number(left[unit], {
                minimumIntegerDigits: unit === 'seconds' ? 2 : 1,
              })}
            </span>
            <span className="text-12 text-text-2">{text(unit, { count: left[unit] })}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
