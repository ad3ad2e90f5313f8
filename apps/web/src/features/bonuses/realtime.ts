import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { PlayerBonusMessage } from '@pierlight/contract/realtime/channels';
import { formatAmount } from '@pierlight/money/amount';
import type { QueryClient } from '@tanstack/react-query';
import { setPlayedBonuses } from '#features/catalogue/public.ts';
import { currenciesQuery } from '#features/settings/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import type { LanguageTag } from '#shared/i18n/locales.ts';
import { createGathering, type Later } from '#shared/realtime/gathering.ts';
import {
  bonusesHeld,
  bonusOffersQuery,
  cashbackQuery,
  cashbackWeeksQuery,
  playerBonusesQuery,
} from './api.ts';
import { stateOf } from './bonus-facts.ts';
import { type BonusUpdate, bonusesUpdated } from './bonus-updates.ts';
import { eventOf, withBonus } from './held-bonuses.ts';
import { bonusesKey, cashbackKey } from './keys.ts';

const held = () => playerBonusesQuery({ status: bonusesHeld });

/** A code stands otherwise, and with it what is offered. */
export function bonusCodeChanged(client: QueryClient): void {
  refetchOthers(client);
}

/** Something of a week can be claimed, or was. */
export function cashbackChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: cashbackKey });
}

/** Loads the cashback, as the page of bonuses shows it: what can be claimed, and the week that runs. */
export async function loadCashback(client: QueryClient): Promise<void> {
  void client.prefetchQuery(cashbackWeeksQuery());
  const currency = await currencyInUse(client);
  if (currency) await client.prefetchQuery(cashbackQuery(currency));
}

/** Loads what a deposit in the currency in use may bring, for the wallet to have it at once. */
export async function loadBonusOffers(client: QueryClient): Promise<void> {
  const currency = await currencyInUse(client);
  if (currency) await client.prefetchQuery(bonusOffersQuery(currency));
}

/** Undefined where the accounts are not known. */
async function currencyInUse(client: QueryClient): Promise<string | undefined> {
  const accounts = await client.fetchQuery(accountsQuery()).catch(() => []);
  return activeAccount(accounts)?.currency;
}

interface FollowOptions {
  /** The language tag sums are written in. */
  readonly tag: LanguageTag;
  readonly show: (alert: AlertRequest) => void;
  readonly later?: Later;
}

/** Keeps a player's bonuses up to date by their channel, and alerts the player to their events. */
export function followBonuses(client: QueryClient, { tag, show, later }: FollowOptions) {
  const known = new Map<string, PlayerBonus>();
  let stopLooking = learnFirst(client, known);
  let isStopped = false;
  const stopTelling = tellGames(client);

  const gathering = createGathering<PlayerBonus>((bonuses) => {
    const updates = bonuses.map((bonus): BonusUpdate => {
      const event = eventOf(known.get(bonus.id), bonus);
      if ((known.get(bonus.id)?.version ?? -1) < bonus.version) known.set(bonus.id, bonus);
      return { bonus, event };
    });
    client.setQueryData(held().queryKey, (list) =>
      list === undefined ? undefined : [...bonuses.reduce(withBonus, list)],
    );
    bonusesUpdated.publish(updates);
  }, later);

  const stopListening = bonusesUpdated.subscribe((updates) => {
    const events = updates.filter(({ event }) => event !== null);
    if (events.length > 0) refetchOthers(client);
    for (const update of events) show(alertOf(client, update, tag));
  });

  return {
    message: ({ playerBonus }: PlayerBonusMessage): void => gathering.add(playerBonus),
    /** Messages were lost: what is known counts no more. */
    missed(): void {
      known.clear();
      stopLooking();
      void client.invalidateQueries({ queryKey: bonusesKey });
      // Nothing in sight may be asking for it, and the menu counts by it all the same.
      void client.prefetchQuery(held()).then(() => {
        if (!isStopped) stopLooking = learnFirst(client, known);
      });
    },
    /** Loads the list that messages are held against. */
    load: () => void client.prefetchQuery(held()),
    stop(): void {
      isStopped = true;
      stopLooking();
      stopListening();
      stopTelling();
      gathering.stop();
    },
  };
}

/** What messages are held against is the list as it was first loaded; later loads may be ahead of them. */
function learnFirst(client: QueryClient, known: Map<string, PlayerBonus>): () => void {
  const learn = () => {
    const list = client.getQueryData(held().queryKey);
    for (const bonus of list ?? []) if (!known.has(bonus.id)) known.set(bonus.id, bonus);
    return list !== undefined;
  };
  if (learn()) return () => {};
  const stop = client.getQueryCache().subscribe(() => {
    if (learn()) stop();
  });
  return stop;
}

/** Tells posters and games of the bonuses that are played, by the list as it stands. */
function tellGames(client: QueryClient): () => void {
  const { queryKey } = held();
  const own = JSON.stringify(queryKey);
  const tell = () => {
    const played = (client.getQueryData(queryKey) ?? []).filter(
      (bonus) => stateOf(bonus) === 'active',
    );
    setPlayedBonuses(new Map(played.map((bonus) => [bonus.currency, bonus])));
  };
  tell();
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === own) tell();
  });
  return () => {
    stop();
    setPlayedBonuses(new Map());
  };
}

/** Lists of bonuses that are over, and what is offered, change with the state of one. */
function refetchOthers(client: QueryClient): void {
  const own = JSON.stringify(held().queryKey);
  void client.invalidateQueries({
    queryKey: bonusesKey,
    predicate: ({ queryKey }) => JSON.stringify(queryKey) !== own,
  });
}

function alertOf(
  client: QueryClient,
  { bonus, event }: BonusUpdate,
  tag: LanguageTag,
): AlertRequest {
  const currency = client
    .getQueryData(currenciesQuery().queryKey)
    ?.find(({ code }) => code === bonus.currency);
  const amount = currency ? formatAmount(bonus.amount, currency, tag) : '';
  const isGiven = event === 'bonusIssued' || event === 'bonusActivated' || event === 'bonusPlayed';
  return { key: `bonuses.${event}`, values: { amount }, ...(isGiven ? { tone: 'lamp' } : {}) };
}
