import type { LoyaltyAccount, LoyaltyLevel } from '@pierlight/contract/loyalty/schemas';
import { Lamp } from '@pierlight/ui/art/lamp';
import { Badge } from '@pierlight/ui/badge';
import type { CSSProperties } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { lampsFor, wayToNext } from '../standing-facts.ts';
import { useLevelName } from '../use-level-name.ts';

interface PierProps {
  readonly levels: readonly LoyaltyLevel[];
  readonly currency: string;
  /** Where the player stands; undefined for a guest. */
  readonly own: LoyaltyAccount | undefined;
}

/** Small lamps between the level one stands on and the next. */
const SMALL_LAMPS = 5;

/** The deck seen from above, the highest level at its far end: one lamp for each level. */
export function Pier({ levels, currency, own }: PierProps) {
  const text = useTranslations('account.loyalty');
  const nameOf = useLevelName();
  const money = useMoney();
  const format = useFormatter();
  const here = own?.currentLevel.order;
  return (
    <ol
      reversed
      className="overflow-hidden rounded-panel bg-surface-1 shadow-[inset_0_0_0_1px_var(--color-hair)]"
    >
      {levels.toReversed().map(({ name, order, points, reward }) => {
        const isReached = here !== undefined && order <= here;
        const isHere = order === here;
        return (
          <li
            key={name}
            aria-current={isHere ? 'step' : undefined}
            className="grid min-h-32 grid-cols-[5.5rem_minmax(0,1fr)] md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <Deck
              isLit={isReached}
              depth={1 - order / Math.max(1, levels.length - 1)}
              way={own !== undefined && order === (here ?? 0) + 1 ? wayToNext(own) : null}
            />
            <div
              className={`flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-5 shadow-[inset_0_1px_0_var(--color-hair)] md:px-8 ${
                isHere
                  ? 'bg-[linear-gradient(90deg,color-mix(in_oklch,var(--color-lamp)_12%,transparent),transparent_70%)] rtl:bg-[linear-gradient(-90deg,color-mix(in_oklch,var(--color-lamp)_12%,transparent),transparent_70%)]'
                  : ''
              }`}
            >
              <div className="min-w-36 flex-1">
                <h2
                  className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-20 ${isReached ? '' : 'text-text-2'}`}
                >
                  <bdi>{nameOf(name)}</bdi>
                  {isHere ? <Badge tone="lamp">{text('here')}</Badge> : null}
                </h2>
                <p className="text-13 text-text-2">
                  {reward === null
                    ? text('noReward')
                    : text('gives', {
                        amount: shortMoney(money(reward.amount, currency)),
                        times: reward.wagerTimes,
                        days: reward.days,
                      })}
                </p>
              </div>
              <p className={`tabular text-end font-semibold ${isReached ? '' : 'text-text-2'}`}>
                {text.rich('takes', {
                  points,
                  shown: format.number(points),
                  small: (chunks) => (
                    <span className="block font-normal text-12 text-text-2">{chunks}</span>
                  ),
                })}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface DeckProps {
  readonly isLit: boolean;
  /** From 0 at the far end to 1 at the shore. */
  readonly depth: number;
  /** How far the way from the level before is done; null where nobody is on it. */
  readonly way: number | null;
}

/** A piece of the pier over the water, with the lamp of its level. It repeats what stands beside it. */
function Deck({ isLit, depth, way }: DeckProps) {
  const { lit, half } = lampsFor(way ?? 0, SMALL_LAMPS);
  return (
    <div
      aria-hidden="true"
      style={{ '--depth': `${Math.round(depth * 100)}%` } as CSSProperties}
      className="relative bg-[color-mix(in_oklch,#063048_var(--depth),#1d1433)]"
    >
      <div className="absolute inset-y-0 start-0 w-12 border-[#5a4031] border-e-2 bg-[repeating-linear-gradient(#3b2a22_0_14px,#2a1d18_14px_16px)] md:start-12 md:w-18 md:border-s-2">
        {way === null ? null : (
          <div className="absolute inset-x-0 top-1/2 z-1 flex h-full flex-col-reverse items-center justify-evenly py-4">
            {Array.from({ length: SMALL_LAMPS }, (_, at) => `lamp-${at}`).map((key, at) => (
              <Lamp
                key={key}
                size={20}
                state={at < lit ? 'on' : at === lit && half ? 'half' : 'off'}
              />
            ))}
          </div>
        )}
      </div>
      <span className="absolute start-12 top-1/2 h-0.5 w-3 bg-[#5a4031] md:start-30 md:w-4" />
      <span className="absolute start-13 top-1/2 -translate-y-1/2 md:start-31">
        <Lamp state={isLit ? 'on' : 'off'} size={36} />
      </span>
    </div>
  );
}
