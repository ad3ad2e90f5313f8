import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useTranslations } from 'use-intl';
import { stateOf } from '../bonus-facts.ts';
import { BonusBadge } from './bonus-badge.tsx';
import { StubFigure, TicketHead, TicketNumber } from './ticket-parts.tsx';
import { useBonusFigures, useBonusName } from './use-bonus-words.ts';

/** A bonus that is over: how it ended, and when. */
export function EndedTicket({ bonus }: { readonly bonus: PlayerBonus }) {
  const text = useTranslations('account.bonuses');
  const nameOf = useBonusName();
  const { short, day, time } = useBonusFigures();
  const { amount, wagered, wagerTotal, currency, finishedAt } = bonus;
  const date = finishedAt ?? bonus.expiresAt;
  const done = short(wagered, currency);
  const total = short(wagerTotal, currency);
  return (
    <Ticket
      state="over"
      seed={bonus.offerId}
      kind={text('kind')}
      figure={<StubFigure>{short(amount, currency)}</StubFigure>}
      serial={<TicketNumber id={bonus.id} />}
    >
      <TicketHead
        title={nameOf(bonus)}
        line={text(`over.${overOf(bonus)}`, { done, total, date: day(date) })}
        badge={<BonusBadge bonus={bonus} />}
      />
      <TicketFacts
        facts={[
          { label: text('facts.ended'), value: <time dateTime={date}>{time(date)}</time> },
          {
            label: text('facts.wagered'),
            value: <bdi>{text('wageredOf', { done, total })}</bdi>,
          },
        ]}
      />
    </Ticket>
  );
}

type Over = 'played' | 'canceled' | 'expired' | 'lost';

function overOf(bonus: PlayerBonus): Over {
  const state = stateOf(bonus);
  return state === 'played' || state === 'expired' || state === 'lost' ? state : 'canceled';
}
