import type {
  TournamentCompletedMessage,
  TournamentMessage,
  TournamentPrize,
} from '@pierlight/contract/realtime/channels';
import { formatAmount } from '@pierlight/money/amount';
import type { QueryClient } from '@tanstack/react-query';
import { currenciesQuery } from '#features/settings/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { loadedText } from '#shared/i18n/page-head.ts';
import { standingQuery, tableQuery } from './api.ts';
import { tournamentsKey } from './keys.ts';
import { tableAfter } from './tournament-state.ts';

/** Milliseconds between two refetches of the own standing: many may watch a table that changes every second. */
const between = 5_000;
/** Tournaments whose own standing is about to be refetched. */
const refetching = new Set<string>();

interface Reader {
  readonly locale: Locale;
  /** Null for a guest. */
  readonly playerId: string | null;
}

/** Takes a message of the channel over. @returns what a player who won is told; null for everybody else */
export async function tournamentTold(
  client: QueryClient,
  message: TournamentMessage,
  reader: Reader,
): Promise<AlertRequest | null> {
  if (message.event === 'tournament.completed') {
    void client.invalidateQueries({ queryKey: tournamentsKey });
    return prizeAlert(client, message, reader);
  }
  const { tournament } = message;
  const { queryKey } = tableQuery(tournament.identity);
  const before = client.getQueryData(queryKey);
  if (before === undefined) return null;
  const table = tableAfter(before, tournament);
  if (table) client.setQueryData(queryKey, table);
  else void client.invalidateQueries({ queryKey });
  if (reader.playerId !== null) refetchStanding(client, tournament.identity);
  return null;
}

function refetchStanding(client: QueryClient, identity: string): void {
  if (refetching.has(identity)) return;
  refetching.add(identity);
  setTimeout(() => {
    refetching.delete(identity);
    void client.invalidateQueries({ queryKey: standingQuery(identity).queryKey });
  }, between);
}

async function prizeAlert(
  client: QueryClient,
  { tournament: { title, prizes } }: TournamentCompletedMessage,
  { locale, playerId }: Reader,
): Promise<AlertRequest | null> {
  const own = prizes.find(({ entry }) => entry.playerId === playerId);
  if (!own) return null;
  await client.ensureQueryData(contentQuery(locale, 'account')).catch(() => undefined);
  const context = { queryClient: client, locale };
  return {
    key: 'tournaments.completed',
    tone: 'win',
    duration: 10_000,
    values: {
      place: own.place,
      tournament: loadedText(context, 'account', `tournaments.names.${title}.title`) ?? title,
      prize: prizeIn(client, own, locale),
    },
  };
}

function prizeIn(client: QueryClient, { amount, currency }: TournamentPrize, locale: Locale) {
  const known = client
    .getQueryData(currenciesQuery().queryKey)
    ?.find(({ code }) => code === currency);
  return known ? formatAmount(amount, known, locales[locale].tag) : `${amount} ${currency}`;
}
