import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Amount } from '@pierlight/ui/amount';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { averageCost, leftToWager, ticketNumber } from '../bonus-facts.ts';
import { useBonusFigures } from './use-bonus-words.ts';

/** The sum of a ticket's stub; long ones are written smaller. */
export function StubFigure({ children }: { readonly children: string }) {
  return (
    <bdi
      className={
        children.length > 8
          ? 'break-words text-17 md:text-20'
          : children.length > 6
            ? 'text-20 md:text-25'
            : ''
      }
    >
      {children}
    </bdi>
  );
}

/** "No. 004 218" of a bonus. */
export function TicketNumber({ id }: { readonly id: string }) {
  const text = useTranslations('account.bonuses');
  return text.rich('number', {
    number: ticketNumber(id),
  });
}

interface TicketHeadProps {
  readonly title: string;
  /** The title's level in its page. */
  readonly level?: 3 | 4;
  readonly line: string;
  readonly badge?: ReactNode;
}

/** Name, one line what it is, and how it stands. */
export function TicketHead({ title, level = 3, line, badge }: TicketHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
      {/* The badge goes below where it would leave the words no room. */}
      <div className="min-w-0 grow basis-36">
        <Heading className="text-17 md:text-20">{title}</Heading>
        <p className="text-13 text-text-2">{line}</p>
      </div>
      {badge}
    </div>
  );
}

/** A sentence under a hairline with the scales before it: what something really costs. */
export function CostLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex gap-2.5 pt-3 text-13 text-text-2 shadow-[inset_0_1px_0_var(--color-hair)]">
      <ScalesIcon aria-hidden="true" size={18} className="shrink-0 text-text-3" />
      <span>{children}</span>
    </p>
  );
}

/** A sum or another part of a sentence that stands out. */
export const strong = (chunks: ReactNode) => (
  <bdi className="font-semibold text-text-1">{chunks}</bdi>
);

/** What wagering the rest of a bonus costs on average; nothing when that is not known. */
export function BonusCost({ bonus }: { readonly bonus: PlayerBonus }) {
  const text = useTranslations('account.bonuses');
  const { money, short, percent } = useBonusFigures();
  const left = leftToWager(bonus);
  if (bonus.averageReturn === null || left === 0) return null;
  return (
    <CostLine>
      {text.rich('cost', {
        left: short(left, bonus.currency),
        cost: money(averageCost(left, bonus.averageReturn), bonus.currency),
        average: percent(bonus.averageReturn),
        b: strong,
      })}
    </CostLine>
  );
}

/** The maximum bet. */
export function MaxBet({
  bonus,
}: {
  readonly bonus: Pick<PlayerBonus, 'maxBetAmount' | 'currency'>;
}) {
  const text = useTranslations('account.bonuses.facts');
  const { money } = useBonusFigures();
  return bonus.maxBetAmount === null ? (
    text('anyBet')
  ) : (
    <Amount>{money(bonus.maxBetAmount, bonus.currency)}</Amount>
  );
}
