import type { Database } from '../kernel/db/database.ts';
import type {
  DeskOffer,
  FairOffer,
  ListedOffer,
  OfferChange,
  OffersDesk,
  OfferTries,
  OfferTry,
} from '../modules/bonuses/public.ts';
import { triedDays } from '../modules/bonuses/public.ts';
import { longestWalk } from '../modules/gameplay/public.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import type { Command, Lines, Reading } from './reading.ts';

export interface OffersDeps {
  readonly db: Database;
  readonly noteAct: NoteAct;
  readonly offers: OffersDesk;
  /** What an offer would have come to of late. */
  readonly tryOffer: (listed: ListedOffer) => Promise<OfferTries>;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One offer in some currencies: what it adds to own money on average, as shares of the bonus. */
const worthOf = ({ offer, worth, fault }: FairOffer, currencies: string): string =>
  [
    ` ${currencies}`,
    offer.isOnce ? 'once' : 'again and again',
    `played best ${percent(worth.best)}, may cost ${offer.costsAtMost} %`,
    `beside another bonus ${percent(worth.besideAnother)}`,
    `played to the end ${percent(worth.normal)}`,
    `wagered out by ${percent(worth.chance)}`,
    fault === null ? 'holds' : `does not hold: ${fault}`,
  ].join('  ');

/** Currencies in which an offer is worth the same are one line. */
const worthLines = (all: readonly FairOffer[]): string[] =>
  [...Map.groupBy(all, ({ worth, fault }) => JSON.stringify([worth, fault])).values()].flatMap(
    (same) => {
      const [first] = same;
      return first ? [worthOf(first, same.map(({ offer }) => offer.currency).join(' '))] : [];
    },
  );

const stateOf = ({ says, isPaused }: DeskOffer): string => {
  if (says === null) return 'withdrawn';
  return isPaused ? 'paused' : 'offered';
};

const lineOf = (one: DeskOffer): string =>
  [
    one.id,
    one.kind,
    stateOf(one),
    `version ${one.version} of ${one.madeAt.toISOString()}`,
    one.madeBy === null ? 'by the file' : `by ${one.madeBy}: ${one.reason}`,
  ].join('  ');

/** Every value by its place: `amounts.EUR.max`. */
const placesOf = (value: unknown, place = ''): [place: string, value: string][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        placesOf(inner, place === '' ? name : `${place}.${name}`),
      )
    : [[place, typeof value === 'string' ? value : JSON.stringify(value)]];

const changeLines = ({ id, kind, version, before, after, isPaused }: OfferChange): string[] => {
  const was = new Map(placesOf(before ?? {}));
  const is = new Map(placesOf(after));
  const isNew = before === null;
  const lines = [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => was.get(place) !== is.get(place))
    .map((place) => {
      const now = is.get(place) ?? 'none';
      return isNew ? `  ${place} ${now}` : `  ${place} ${was.get(place) ?? 'none'} → ${now}`;
    });
  const state = isPaused ? ', and stays paused' : '';
  return [`${id}: ${isNew ? `a new ${kind}, ` : ''}version ${version}${state}`, ...lines];
};

/** What a try supposes, for who reads its figures. */
const assumptions: readonly string[] = [
  'Supposed: every player with such a deposit takes it, also who had it or has no code for it; with the first deposit,',
  'and where it comes again, with the next one once it is over; in each currency by itself. They play the rounds that',
  `they played from the deposit on, ${longestWalk} at most, in games open to it now and within its maxBet, out of deposit`,
  'and bonus together. It is lost when both are gone, and wagered out when enough was staked before that. What is left',
  'then is the cost, at most the bonus. That they would have played more, or otherwise, is not in the figures, nor is',
  'what free spins that come with it would have paid.',
];

/** What an operator sees and says of what is offered. */
export function createOffersCommands(
  { db, noteAct, offers, tryOffer }: OffersDeps,
  { write, decisionOf }: Reading,
) {
  async function list(): Lines {
    const all = await offers.list();
    if (all.length === 0) return ['There are no offers.'];
    return all.flatMap((one) => [lineOf(one), ...worthLines(one.worth)]);
  }

  async function show({ words: [, , id = ''] }: OperatorArguments): Lines {
    const one = await offers.show(id);
    const lines = [lineOf(one), ...worthLines(one.worth)];
    if (one.says === null) return lines;
    const written = JSON.stringify({ [`${one.kind}s`]: [one.says] }, null, 2);
    return [...lines, ...written.split('\n')];
  }

  async function set({ words: [, , file], ...args }: OperatorArguments): Lines {
    if (file === undefined) throw refusal('Say which file.');
    const decision = decisionOf(args);
    const listed = await offers.read(file);
    const changes = await db.transaction().execute(async (tx) => {
      const made = await offers.set(tx, listed, decision);
      for (const { id, version } of made)
        await noteAct(tx, {
          ...{ ...decision, act: 'offer.set', subject: id },
          detail: { version: String(version) },
        });
      return made;
    });
    return changes.length === 0 ? ['Nothing to change.'] : changes.flatMap(changeLines);
  }

  const pausing =
    (isPaused: boolean) =>
    async ({ words: [, , id = ''], ...args }: OperatorArguments): Lines => {
      const decision = decisionOf(args);
      const act = isPaused ? 'offer.pause' : 'offer.resume';
      const isOther = await db.transaction().execute(async (tx) => {
        const changed = await offers.pause(tx, id, isPaused);
        if (changed) await noteAct(tx, { ...decision, act, subject: id, detail: {} });
        return changed;
      });
      const state = isPaused ? 'paused' : 'offered';
      return [`${id} is ${state}${isOther ? '.' : ' already.'}`];
    };

  const triedLine = (tried: OfferTry): string => {
    const { currency, players, given, amount, ended, cost } = tried;
    return [
      ` ${currency}`,
      `${players} players could have taken it`,
      `${given} given, ${write(amount, currency)}`,
      `wagered out ${ended.wageredOut}, lost ${ended.lost}, ran out ${ended.ranOut}, not over ${ended.notOver}`,
      `cost ${write(cost, currency)}`,
    ].join('  ');
  };

  async function tryIt({ words: [, , what] }: OperatorArguments): Lines {
    if (what === undefined) throw refusal('Say which file, or which offer by its id.');
    const listed = await (/[./\\]/.test(what) ? offers.read(what) : offers.listed(what));
    if (listed.offers.length === 0)
      throw refusal(`${what} has no offer that comes with a deposit: only those can be tried.`);
    const lines: string[] = [];
    for (const offer of listed.offers) {
      const { since, currencies, isPart } = await tryOffer(offer);
      const taken = currencies.filter(({ players }) => players > 0);
      lines.push(
        `${offer.id}, by the deposits of ${triedDays} days, since ${since.toISOString()}`,
        ...worthLines(offers.weigh(offer)),
        ...(taken.length === 0 ? [' Nobody could have taken it.'] : taken.map(triedLine)),
        ...(isPart ? [' It took too long: of the players only some were looked at.'] : []),
      );
    }
    return [...lines, ...assumptions];
  }

  const acts: Readonly<Record<string, Command>> = {
    ...{ list, show, set, pause: pausing(true), resume: pausing(false) },
    try: tryIt,
  };
  return {
    async offers(args) {
      const act = Object.entries(acts).find(([word]) => word === args.words[1])?.[1];
      if (!act) throw refusal('Say list, show, set, pause, resume or try.');
      return act(args);
    },
  } satisfies Readonly<Record<string, Command>>;
}
