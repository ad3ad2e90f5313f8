import type { BetRecord } from '../bets/bet.ts';
import { potentialPayout } from '../bets/calls.ts';
import { marginOfLines, totalOdds } from '../bets/lines.ts';
import { oddsText } from '../engine/pricing.ts';
import { specOf } from '../floor/board.ts';
import type { Floor } from '../floor/floor.ts';
import type { Bet, BetLeg, Lang } from '../protocol.ts';
import { marginText } from './event-view.ts';
import { eventName, leagueName, marketName, outcomeName } from './names.ts';

/** A bet as its player sees it, in any language. */
export function betView(bet: BetRecord, floor: Floor, lang: Lang, now: number): Bet {
  const { id, reference, status, version, of, lines, stake, stakePlaced, accept } = bet;
  return {
    id,
    reference,
    status,
    version,
    of,
    lines,
    stake,
    stakePlaced,
    currency: bet.player.currency,
    odds: lines === 1 ? totalOdds(bet.legs.map(({ odds }) => odds)) : null,
    margin: marginText(
      marginOfLines(
        bet.legs.map(({ margin }) => margin),
        of,
      ),
    ),
    accept,
    placedAt: bet.placedAt,
    heldUntil: bet.heldUntil,
    settledAt: bet.settledAt,
    potentialPayout: potentialPayout(bet),
    payout: bet.payout,
    legs: bet.legs.map((leg) => legView(leg, floor, lang, now)),
    cashOuts: bet.cashOuts,
    corrections: bet.corrections,
    refusal: bet.refusal,
  };
}

function legView(leg: BetRecord['legs'][number], floor: Floor, lang: Lang, now: number): BetLeg {
  const { eventId, marketId, outcomeId, live, startsAt, scoreThen, status, scoreAtEnd } = leg;
  const event = floor.event(eventId, now);
  const spec = event && specOf(event, marketId);
  if (!event || !spec) throw new Error(`no market ${marketId} in ${eventId}`);
  const { fixture } = event;
  return {
    eventId,
    marketId,
    outcomeId,
    sport: fixture.league.sport,
    league: leagueName(fixture, lang),
    event: eventName(fixture),
    market: marketName(fixture, spec, lang),
    outcome: outcomeName(fixture, spec, outcomeId, lang),
    odds: oddsText(leg.odds),
    margin: marginText(leg.margin),
    live,
    startsAt,
    scoreThen,
    status,
    scoreAtEnd,
  };
}
