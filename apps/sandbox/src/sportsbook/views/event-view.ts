import type { Entrant } from '../calendar/calendar.ts';
import { oddsText } from '../engine/pricing.ts';
import type { Board, BoardMarket } from '../floor/board.ts';
import type { Happening, Standing } from '../floor/standing.ts';
import type {
  Clock,
  Competitor,
  EventFull,
  EventHead,
  Incident,
  Lang,
  Market,
  Score,
  SportId,
  Stat,
} from '../protocol.ts';
import { categoryOf, leagueName, marketName, outcomeName, statName } from './names.ts';

/** The markets that lists have columns for, by sport. */
const mainKeys: Readonly<Record<SportId, readonly string[]>> = {
  football: ['result', 'total', 'both-score'],
  tennis: ['winner', 'games-total', 'games-handicap'],
  basketball: ['winner', 'total', 'handicap'],
  'ice-hockey': ['winner', 'total', 'result'],
  volleyball: ['winner', 'points-total', 'points-handicap'],
  handball: ['result', 'total', 'handicap'],
  'table-tennis': ['winner', 'points-total', 'points-handicap'],
  darts: ['winner', 'legs-total', 'legs-handicap'],
};

/** Margins in thousandths, as text: `0.054`. */
export const marginText = (thousandths: number): string => (thousandths / 1000).toFixed(3);

export function marketView({ event: { fixture } }: Board, market: BoardMarket, lang: Lang): Market {
  const { spec } = market;
  return {
    id: spec.id,
    key: spec.key,
    group: spec.group,
    name: marketName(fixture, spec, lang),
    line: spec.line,
    status: market.status,
    margin: market.margin === null ? null : marginText(market.margin),
    outcomes: market.outcomes.map(({ id, odds, result }) => ({
      id,
      name: outcomeName(fixture, spec, id, lang),
      odds: odds === null ? null : oddsText(odds),
      result,
    })),
  };
}

/** For each column the market of its key that is most open. */
export function mainMarkets({ event, markets }: Board): BoardMarket[] {
  const all = [...markets.values()];
  return mainKeys[event.fixture.league.sport].flatMap((key) => {
    const [first] = all
      .filter(({ spec }) => spec.key === key)
      .sort((one, other) => certainty(one) - certainty(other));
    return first ? [first] : [];
  });
}

const certainty = ({ status, outcomes }: BoardMarket): number =>
  status === 'settled' ? 2 : Math.max(...outcomes.map(({ p }) => p));

const competitor = ({ id, name, colours, pattern }: Entrant): Competitor => ({
  id,
  name,
  colours,
  pattern,
});

export function clockView(
  { pace }: Happening,
  { status, position, second }: Standing,
  at: number,
): Clock | null {
  if (status !== 'live') return null;
  const { phase, clock, running } = position;
  // The time at which play was at this second, so that a client that goes on from there is right.
  return {
    phase,
    second: clock,
    running,
    speed: pace.speedAt(at),
    at: Math.round(pace.timeOf(second)),
  };
}

export function scoreView({ status, position }: Standing): Score | null {
  if (status === 'coming' || status === 'postponed') return null;
  const { home, away, parts, server, points } = position;
  return { home, away, parts, server, points };
}

export const openMarkets = ({ markets }: Board): number =>
  [...markets.values()].filter(({ status }) => status === 'open' || status === 'suspended').length;

export function headView(board: Board, lang: Lang): EventHead {
  const { event, standing, version, at } = board;
  const { fixture } = event;
  const { league } = fixture;
  return {
    id: fixture.id,
    sport: league.sport,
    category: categoryOf(fixture),
    league: { id: league.id, name: leagueName(fixture, lang) },
    home: competitor(fixture.home),
    away: competitor(fixture.away),
    startsAt: event.startsAt,
    status: standing.status,
    version,
    clock: clockView(event, standing, at),
    score: scoreView(standing),
    suspension: standing.suspension,
    markets: openMarkets(board),
    main: mainMarkets(board).map((market) => marketView(board, market, lang)),
  };
}

/** Incidents worth telling; every point of a set would be too many. */
const told = (sport: SportId, kind: Incident['kind']): boolean =>
  kind !== 'point' && !(kind === 'points' && sport === 'basketball') && kind !== 'foul';

export function incidentViews(
  { model, pace, fixture }: Happening,
  from: number,
  to: number,
): Incident[] {
  return model.incidents.slice(from, to).flatMap((incident, index) =>
    told(fixture.league.sport, incident.kind)
      ? [
          {
            number: from + index + 1,
            kind: incident.kind,
            side: incident.side,
            phase: incident.phase,
            second: incident.clock,
            at: Math.round(pace.timeOf(incident.second)),
            home: incident.home,
            away: incident.away,
            player: incident.player,
            value: incident.value,
          },
        ]
      : [],
  );
}

export const statViews = ({ position }: Standing, lang: Lang): Stat[] =>
  position.stats.map((stat) => ({ ...stat, name: statName(stat.id, lang) }));

export function fullView(board: Board, lang: Lang): EventFull {
  const { event, standing } = board;
  return {
    ...headView(board, lang),
    incidents: incidentViews(event, 0, standing.position.count),
    stats: statViews(standing, lang),
    all: [...board.markets.values()].map((market) => marketView(board, market, lang)),
  };
}
