import type { CashbackWeek, DepositBonus, PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import {
  type BonusStatus,
  bonusStatus,
  type CodeTrigger,
} from '@pierlight/contract/bonuses/statuses';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { walletKeys } from '#features/wallet/public.ts';
import type { Api } from '#shared/api/client.ts';
import { newest } from '#shared/api/newest.ts';
import { apiOf } from '#shared/api/query-client.ts';
import {
  bonusCodesKey,
  bonusesKey,
  bonusOffersKey,
  cashbackKey,
  playerBonusesKey,
} from './keys.ts';

/** Bonuses that may be taken with a deposit of so many subunits; while that changes the last ones stay. */
export function bonusOffersQuery(currency: string, amount = 0) {
  return queryOptions({
    queryKey: [...bonusOffersKey, currency, amount],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).bonuses.offers({ currency, amount }, { signal })).data,
    placeholderData: (known: readonly DepositBonus[] | undefined) =>
      known?.every((offer) => offer.currency === currency) ? [...known] : undefined,
    meta: { endpoint: 'bonuses.offers' },
  });
}

/** Whether offers may be taken, run, or were given, for the player. */
export function offerStatesQuery(bonusIds: readonly DepositBonus['id'][], currency: string) {
  return queryOptions({
    queryKey: [...bonusesKey, 'states', currency, bonusIds],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).bonuses.offerStates({ bonusIds: [...bonusIds], currency }, { signal }))
        .data,
    meta: { endpoint: 'bonuses.offerStates' },
  });
}

/** Bonuses that are played or wait: what a player has. */
export const bonusesHeld: readonly BonusStatus[] = [bonusStatus.active, bonusStatus.issued];

export interface PlayerBonusesQuery {
  /** Any, when left out. */
  readonly status?: readonly BonusStatus[];
}

/** The player's own bonuses, the one being played first, at most a hundred. */
export function playerBonusesQuery({ status }: PlayerBonusesQuery = {}) {
  const queryKey = [...playerBonusesKey, { status }];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const asked = await apiOf(client).bonuses.list(
        { page: 1, perPage: 100, ...(status ? { status: [...status] } : {}) },
        { signal },
      );
      return newest(asked.data, client.getQueryData<PlayerBonus[]>(queryKey));
    },
    meta: { endpoint: 'bonuses.list' },
  });
}

/** How many of the bonuses that are over the page of tickets shows. */
const ENDED_SHOWN = 10;

/** The newest of the player's bonuses that are over. */
export function endedBonusesQuery() {
  return queryOptions({
    queryKey: [...playerBonusesKey, 'ended'],
    queryFn: async ({ client, signal }) =>
      (
        await apiOf(client).bonuses.list(
          { page: 1, perPage: ENDED_SHOWN, status: [bonusStatus.finished] },
          { signal },
        )
      ).data,
    meta: { endpoint: 'bonuses.list' },
  });
}

export const BONUSES_PER_PAGE = 20;

/** What of the bonuses a player had is wanted; everything, when left out. */
export interface BonusChoice {
  readonly status?: readonly BonusStatus[];
  readonly currency?: string;
}

export const bonusFilter = ({ status, currency }: BonusChoice) => ({
  ...(status ? { status: [...status] } : {}),
  ...(currency ? { currency: [currency] } : {}),
});

/** A page of every bonus the player had. */
export function bonusHistoryQuery(page: number, choice: BonusChoice = {}) {
  return queryOptions({
    queryKey: [...playerBonusesKey, 'history', page, choice],
    queryFn: ({ client, signal }) =>
      apiOf(client).bonuses.list(
        { page, perPage: BONUSES_PER_PAGE, ...bonusFilter(choice) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { endpoint: 'bonuses.list' },
  });
}

/** The codes the player entered, the newest first; of one kind, or of any. */
export function bonusCodesQuery(trigger?: CodeTrigger) {
  return queryOptions({
    queryKey: [...bonusCodesKey, trigger ?? 'any'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).bonuses.codes({ trigger }, { signal })).data,
    meta: { endpoint: 'bonuses.codes' },
  });
}

/** Enters a code; what it changes is there once this is done. */
export function enterCodeMutation(trigger?: CodeTrigger) {
  return mutationOptions({
    mutationFn: async (bonusCode: string, { client }) =>
      (await apiOf(client).bonuses.enterCode({ bonusCode, trigger })).data,
    onSuccess: async (_code, _typed, _result, { client }) => {
      void client.invalidateQueries({ queryKey: walletKeys.accounts });
      await client.invalidateQueries({ queryKey: bonusesKey });
    },
  });
}

/** Takes a code back. */
export function takeCodeBackMutation() {
  return mutationOptions({
    mutationFn: async (playerBonusCodeId: string, { client }) =>
      apiOf(client).bonuses.takeCodeBack({ playerBonusCodeId }),
    onSettled: (_code, _error, _id, _result, { client }) => bonusesMayHaveChanged(client),
  });
}

/** Settled rounds are counted for cashback once in so many milliseconds. */
const COUNTED_EVERY = 60_000;

/** What the running week comes to as cashback so far; null in a currency without it. */
export function cashbackQuery(currency: string) {
  return queryOptions({
    queryKey: [...cashbackKey, 'running', currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).bonuses.cashback({ currency }, { signal })).data,
    refetchInterval: COUNTED_EVERY,
    meta: { endpoint: 'bonuses.cashback' },
  });
}

/** What of weeks that are over waits to be claimed. */
export function cashbackWeeksQuery() {
  return queryOptions({
    queryKey: [...cashbackKey, 'weeks'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).bonuses.cashbackWeeks(undefined, { signal })).data,
    meta: { endpoint: 'bonuses.cashbackWeeks' },
  });
}

/** Has the cashback of a week paid, once. */
export function claimCashbackMutation() {
  return mutationOptions({
    mutationFn: async (id: CashbackWeek['id'], { client }) =>
      (await apiOf(client).bonuses.claimCashback({ id })).data,
    onSettled: (_week, _error, _id, _result, { client }) => bonusesMayHaveChanged(client),
  });
}

/** Plays a bonus; the one played in its currency waits meanwhile. */
export function activateBonusMutation() {
  return bonusMutation((api, id) => api.bonuses.activate({ id }));
}

/** Gives a bonus up with its money; one with open rounds ends with them. */
export function cancelBonusMutation() {
  return bonusMutation((api, id) => api.bonuses.cancel({ id }));
}

function bonusMutation(
  call: (api: Api, id: PlayerBonus['id']) => Promise<{ readonly data: PlayerBonus }>,
) {
  return mutationOptions({
    mutationFn: async (id: PlayerBonus['id'], { client }) => (await call(apiOf(client), id)).data,
    // Refused or not, what is known of bonuses may be out of date, and one that waits may have changed too.
    onSettled: (_bonus, _error, _id, _result, { client }) => bonusesMayHaveChanged(client),
  });
}

/** Has the bonuses, what is offered, and the balances they are part of refetched. */
export function bonusesMayHaveChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: bonusesKey });
  void client.invalidateQueries({ queryKey: walletKeys.accounts });
}
