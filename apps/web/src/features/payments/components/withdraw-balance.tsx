import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusStatus } from '@pierlight/contract/bonuses/statuses';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import type { TurnOver } from '@pierlight/contract/risk/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { Amount } from '@pierlight/ui/amount';
import { linkStyle } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { leftToWager } from '#features/bonuses/public.ts';
import { useEquivalent, useMoney } from '#features/settings/public.ts';
import { bonusMoney } from '#features/wallet/public.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { freeAmount } from '../withdrawal-amount.ts';

interface WithdrawBalanceProps {
  readonly account: Account;
  readonly turnOver: TurnOver | undefined;
  /** The bonus the player has in its currency. */
  readonly bonus: PlayerBonus | undefined;
  /** Withdrawals of this currency that have not arrived yet. */
  readonly onTheWay: readonly Invoice[];
}

/** What can be withdrawn now, why the rest cannot, and one thing to do about each reason. */
export function WithdrawBalance({ account, turnOver, bonus, onTheWay }: WithdrawBalanceProps) {
  const text = useTranslations('global-components.wallet.withdraw');
  const id = useId();
  const money = useMoney();
  const equivalent = useEquivalent();
  const write = (subunits: number) => money(subunits, account.currency);
  const free = freeAmount(account, turnOver, bonus);
  const held = account.withdrawalBalance - free;
  const ofBonus = bonusMoney(account);
  const isWaiting = bonus?.status === bonusStatus.issued;
  const mustStake = (turnOver?.turnOverWagerAmount ?? 0) > 0;
  // Nothing but the bonus keeps it.
  const waits = held > 0 && !mustStake;
  const reserved = onTheWay.reduce((sum, { amount }) => sum + amount, 0);
  const worth = equivalent(free, account.currency);
  const [newest] = onTheWay;
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div className="grid gap-1">
        <h3 id={id} className="font-medium font-sans text-13 text-text-2 tracking-normal">
          {text('available')}
        </h3>
        <p className="flex flex-wrap items-end justify-between gap-x-4">
          <Amount className="font-semibold text-[2.25rem] leading-11 tracking-[-0.02em]">
            {write(free)}
          </Amount>
          <span className="grid text-end text-13 text-text-2">
            <span>{text('ofBalance', { balance: write(account.balance) })}</span>
            {worth ? <Amount>{worth}</Amount> : null}
          </span>
        </p>
      </div>
      <Shares free={free} held={held} bonus={ofBonus} reserved={reserved} />
      <ul className="grid">
        {waits ? (
          <Share tone="held" label={text('bonus.held')} amount={write(held)} />
        ) : (
          <Share tone="free" label={text('own')} amount={write(free)} />
        )}
        {held > 0 && turnOver && mustStake ? (
          <Share
            tone="held"
            label={text('turnOver.label')}
            amount={write(held)}
            note={text('turnOver.note', {
              staked: write(turnOver.turnOverWager),
              total: write(turnOver.total),
            })}
            action={
              <ModalLink modal="turn-over-wager" className={actionStyle}>
                {text('turnOver.action')}
              </ModalLink>
            }
          />
        ) : null}
        {bonus || ofBonus > 0 ? (
          <Share
            tone="bonus"
            label={text(isWaiting ? 'bonus.waiting' : 'bonus.label')}
            amount={write(isWaiting ? bonus.balance : ofBonus)}
            note={
              bonus
                ? text(isWaiting ? 'bonus.waitingNote' : 'bonus.note', {
                    left: write(leftToWager(bonus)),
                    currency: account.currency,
                  })
                : undefined
            }
            action={
              <Link to="/profile/bonuses" className={actionStyle}>
                {text('bonus.action')}
              </Link>
            }
          />
        ) : null}
        {newest ? (
          <Share
            tone="reserved"
            label={text('onTheWay.label')}
            amount={write(reserved)}
            note={text('onTheWay.note')}
            action={
              <ModalLink modal="success" value={newest.id} className={actionStyle}>
                {text('onTheWay.action')}
              </ModalLink>
            }
          />
        ) : null}
      </ul>
    </section>
  );
}

const fills = {
  free: 'bg-tide',
  held: 'bg-[repeating-linear-gradient(115deg,var(--color-lamp)_0_3px,color-mix(in_oklab,var(--color-lamp)_30%,transparent)_3px_7px)]',
  bonus: 'bg-lamp',
  reserved: 'bg-text-3',
} as const;

/** The same shares as a bar; the list below says them in words. */
function Shares(parts: Readonly<Record<keyof typeof fills, number>>) {
  const whole = parts.free + parts.held + parts.bonus + parts.reserved;
  if (whole === 0) return null;
  return (
    <div
      aria-hidden="true"
      className="flex h-3.5 gap-0.5 overflow-hidden rounded-full bg-input shadow-edge"
    >
      {(['free', 'held', 'bonus', 'reserved'] as const).map((part) =>
        parts[part] > 0 ? (
          <span
            key={part}
            style={{ inlineSize: `${(parts[part] / whole) * 100}%` }}
            className={fills[part]}
          />
        ) : null,
      )}
    </div>
  );
}

interface ShareProps {
  readonly tone: keyof typeof fills;
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
  readonly action?: ReactNode;
}

function Share({ tone, label, amount, note, action }: ShareProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2.5 py-2.5 leading-5 not-first:shadow-[inset_0_1px_0_var(--color-hair)]">
      <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${fills[tone]}`} />
      <span>{label}</span>
      <Amount className="text-end font-semibold">{amount}</Amount>
      {note ? <span className="col-start-2 text-13 text-text-2">{note}</span> : null}
      {action ? <span className="col-start-3 text-end">{action}</span> : null}
    </li>
  );
}

const actionStyle = linkStyle({ className: 'target-44 text-13' });
