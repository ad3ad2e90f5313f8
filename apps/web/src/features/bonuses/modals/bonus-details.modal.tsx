import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { Ticket } from '@pierlight/ui/ticket';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useClock } from '#shared/use-clock.ts';
import { averageCost, isOver, leftToWager, stateOf, wholeDaysLeft } from '../bonus-facts.ts';
import { BonusBadge } from '../components/bonus-badge.tsx';
import { BonusTerms } from '../components/bonus-terms.tsx';
import { RulesLink } from '../components/rules-link.tsx';
import { StubFigure, strong, TicketNumber } from '../components/ticket-parts.tsx';
import { useBonusFigures, useBonusName, usePackageName } from '../components/use-bonus-words.ts';
import { useCancelModal } from '../components/use-cancel-modal.ts';
import { useOwnMoney } from '../components/use-own-money.ts';
import { WagerLamps } from '../components/wager-lamps.tsx';
import { OwnBonus } from './own-bonus.tsx';

/** What one bonus is and costs. */
export default function BonusDetailsModal({ value }: ModalViewProps<'bonus-details'>) {
  return (
    <OwnBonus id={value} title="bonusDetails">
      {(bonus) => <Details bonus={bonus} />}
    </OwnBonus>
  );
}

interface DetailsProps {
  readonly bonus: PlayerBonus;
}

function Details({ bonus }: DetailsProps) {
  const ticket = useTranslations('account.bonuses');
  const nameOf = useBonusName();
  const { short } = useBonusFigures();
  return (
    <ModalFrame title={nameOf(bonus)} foot={<Foot bonus={bonus} />}>
      <div className="grid gap-4">
        <Ticket
          state={isOver(bonus) ? 'over' : stateOf(bonus) === 'active' ? 'active' : 'waiting'}
          seed={bonus.offerId}
          size="sm"
          kind={ticket('kind')}
          figure={<StubFigure>{short(bonus.amount, bonus.currency)}</StubFigure>}
          serial={<TicketNumber id={bonus.id} />}
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <BonusBadge bonus={bonus} />
            <TimeLeft bonus={bonus} />
          </div>
          <WagerLamps bonus={bonus} small />
        </Ticket>
        {bonus.packageId === null ? null : <OfPackage id={bonus.packageId} />}
        <BonusTerms bonus={bonus} />
        {isOver(bonus) || stateOf(bonus) === 'ending' ? null : (
          <>
            <Cost bonus={bonus} />
            <IfCanceled bonus={bonus} />
          </>
        )}
        <p className="text-13">
          <RulesLink />
        </p>
      </div>
    </ModalFrame>
  );
}

/** Which package it is part of, and the way to the whole of it. */
function OfPackage({ id }: { readonly id: string }) {
  const text = useTranslations('account.bonusPackages');
  const modals = useModals();
  const name = usePackageName()(id);
  return (
    <Button block onClick={() => modals.openAbove('package-bonus', id)}>
      {text('of', { name })}
    </Button>
  );
}

/** How long there is, next to the state; nothing once it is over. */
function TimeLeft({ bonus }: DetailsProps) {
  const text = useTranslations('account.bonuses');
  const now = useClock(60_000);
  if (isOver(bonus) || now === null) return null;
  return (
    <time dateTime={bonus.expiresAt} className="text-13 text-text-2">
      {text('daysLeft', { days: wholeDaysLeft(bonus, now) })}
    </time>
  );
}

function Cost({ bonus }: DetailsProps) {
  const text = useTranslations('modals.bonuses.details');
  const { money, short, percent } = useBonusFigures();
  const left = leftToWager(bonus);
  if (bonus.averageReturn === null || left === 0) return null;
  return (
    <Alert icon={<ScalesIcon aria-hidden="true" size={20} className="shrink-0" />}>
      {text.rich('cost', {
        cost: money(averageCost(left, bonus.averageReturn), bonus.currency),
        left: short(left, bonus.currency),
        average: percent(bonus.averageReturn),
        b: strong,
      })}
    </Alert>
  );
}

function IfCanceled({ bonus }: DetailsProps) {
  const text = useTranslations('modals.bonuses.details');
  const { money } = useBonusFigures();
  const own = useOwnMoney(bonus.currency);
  return (
    <Alert icon={<XCircleIcon aria-hidden="true" size={20} className="shrink-0" />}>
      <p>
        {text.rich('ifCanceled', {
          lost: money(bonus.balance, bonus.currency),
          own: money(own ?? 0, bonus.currency),
          b: strong,
        })}
      </p>
      <p className="mt-1">{text('withdraw')}</p>
    </Alert>
  );
}

function Foot({ bonus }: DetailsProps) {
  const text = useTranslations('modals.bonuses');
  const ticket = useTranslations('account.bonuses');
  const modal = useCancelModal(bonus);
  if (modal === null) {
    return (
      <Link
        to="/profile/history"
        search={{ tab: 'bonuses' }}
        className={buttonStyle({ variant: 'line', size: 'lg', block: true })}
      >
        {ticket('history')}
      </Link>
    );
  }
  const state = stateOf(bonus);
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button variant="line" size="lg" block render={<ModalLink modal={modal} value={bonus.id} />}>
        {state === 'ending' ? ticket('why') : text('cancel')}
      </Button>
      {state === 'waiting' ? (
        <Button
          variant="lamp"
          size="lg"
          block
          render={<ModalLink modal="change-active-bonus" value={bonus.id} />}
        >
          {text('activate')}
        </Button>
      ) : (
        <Link to="/" className={buttonStyle({ variant: 'lamp', size: 'lg', block: true })}>
          {text('games')}
        </Link>
      )}
    </div>
  );
}
