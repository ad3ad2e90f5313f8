import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { LampString } from '@pierlight/ui/art/lamp-string';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lampsOf, leftToWager } from '../bonus-facts.ts';
import { useBonusFigures } from './use-bonus-words.ts';

interface WagerLampsProps {
  readonly bonus: PlayerBonus;
  /** Few lamps on every screen, and no words of what is left. */
  readonly small?: boolean;
}

/** What is wagered of a bonus: in words, as lamps on a line, and as a meter for screen readers. */
export function WagerLamps({ bonus, small = false }: WagerLampsProps) {
  const text = useTranslations('account.bonuses');
  const { short } = useBonusFigures();
  const done = short(Math.min(bonus.wagered, bonus.wagerTotal), bonus.currency);
  const total = short(bonus.wagerTotal, bonus.currency);
  const left = short(leftToWager(bonus), bonus.currency);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p
        aria-hidden="true"
        className="tabular flex flex-wrap justify-between gap-x-2 text-13 text-text-2"
      >
        <span>
          {text.rich('wagered', {
            done,
            total,
            b: (chunks: ReactNode) => <bdi className="font-semibold text-text-1">{chunks}</bdi>,
          })}
        </span>
        {small ? null : <span>{text('toGo', { left })}</span>}
      </p>
      <meter
        aria-label={text('wagering')}
        aria-valuetext={text('meter', { done, total, left })}
        min={0}
        max={bonus.wagerTotal}
        value={Math.min(bonus.wagered, bonus.wagerTotal)}
        className="visually-hidden"
      />
      <div className={small ? '' : 'md:hidden'}>
        <LampString count={10} {...lampsOf(bonus, 10)} />
      </div>
      {small ? null : (
        <div className="max-md:hidden">
          <LampString count={20} {...lampsOf(bonus, 20)} />
        </div>
      )}
    </div>
  );
}
