import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useClock } from '#shared/use-clock.ts';
import { endingOf, stateOf } from '../bonus-facts.ts';
import { BonusBadge } from './bonus-badge.tsx';
import { BonusCost, MaxBet, StubFigure, TicketHead, TicketNumber } from './ticket-parts.tsx';
import { useActivating } from './use-activating.ts';
import { useBonusFigures, useBonusName } from './use-bonus-words.ts';
import { useCancelModal } from './use-cancel-modal.ts';
import { WagerLamps } from './wager-lamps.tsx';

interface BonusTicketProps {
  readonly bonus: PlayerBonus;
  /** The one played in the same currency, if there is one. */
  readonly played: PlayerBonus | undefined;
}

/** A bonus that is active, waits or is ending: what it is, where it stands, what it costs. */
export function BonusTicket({ bonus, played }: BonusTicketProps) {
  const text = useTranslations('account.bonuses');
  const name = useBonusName()(bonus);
  const { money, short, day, time } = useBonusFigures();
  const state = stateOf(bonus);
  const { issueSessionId, issuedAt, currency } = bonus;
  return (
    <Ticket
      state={state === 'active' ? 'active' : 'waiting'}
      seed={bonus.offerId}
      kind={text('kind')}
      figure={<StubFigure>{short(bonus.amount, currency)}</StubFigure>}
      serial={<TicketNumber id={bonus.id} />}
    >
      <TicketHead
        title={name}
        line={text(issueSessionId === null ? 'origin.gift' : 'origin.deposit', {
          date: day(issuedAt),
        })}
        badge={<BonusBadge bonus={bonus} />}
      />
      <WagerLamps bonus={bonus} />
      <TicketFacts
        facts={[
          {
            label: text('facts.expires'),
            value: <time dateTime={bonus.expiresAt}>{time(bonus.expiresAt)}</time>,
          },
          { label: text('facts.maxBet'), value: <MaxBet bonus={bonus} /> },
          {
            label: text('facts.left'),
            value: <Amount>{money(bonus.balance, currency)}</Amount>,
          },
        ]}
      />
      {state === 'ending' ? <Ending bonus={bonus} /> : <BonusCost bonus={bonus} />}
      <Actions bonus={bonus} played={played} name={name} />
    </Ticket>
  );
}

function Ending({ bonus }: { readonly bonus: PlayerBonus }) {
  const text = useTranslations('account.bonuses.ending');
  const { money } = useBonusFigures();
  const now = useClock(60_000);
  return (
    <Alert icon={<HourglassIcon aria-hidden="true" size={20} className="shrink-0" />}>
      {text(now === null ? 'canceled' : endingOf(bonus, now), {
        balance: money(bonus.balance, bonus.currency),
      })}
    </Alert>
  );
}

function Actions({ bonus, played, name }: BonusTicketProps & { readonly name: string }) {
  const text = useTranslations('account.bonuses');
  const activating = useActivating();
  const cancelModal = useCancelModal(bonus);
  const state = stateOf(bonus);
  const of = (action: string) => ({ 'aria-label': text('of', { action, name }) });
  return (
    <div className="grid gap-3">
      {activating.problem ? (
        <Alert tone="error">{text(`problems.${activating.problem}`)}</Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' ? (
          <Button
            variant={played ? 'default' : 'lamp'}
            loading={activating.isPending}
            {...(played
              ? { render: <ModalLink modal="change-active-bonus" value={bonus.id} /> }
              : { onClick: () => activating.activate(bonus.id) })}
            {...of(text('activate'))}
          >
            {text('activate')}
          </Button>
        ) : null}
        <Button
          variant={state === 'waiting' ? 'ghost' : 'default'}
          className={state === 'waiting' ? 'max-md:px-2' : ''}
          render={<ModalLink modal="bonus-details" value={bonus.id} />}
          {...of(text('details'))}
        >
          {text('details')}
        </Button>
        {cancelModal ? (
          <Button
            variant="ghost"
            className="max-md:px-2"
            render={<ModalLink modal={cancelModal} value={bonus.id} />}
            {...of(text(state === 'ending' ? 'why' : 'cancel'))}
          >
            {text(state === 'ending' ? 'why' : 'cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
