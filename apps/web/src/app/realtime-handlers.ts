import {
  publicChannel,
  type TournamentMessage,
  type WinnerMessage,
} from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import { followBonuses, loadBonusOffers, loadCashback } from '#features/bonuses/realtime.ts';
import { followFreespins } from '#features/freespins/realtime.ts';
import { winnersQuery } from '#features/gameplay/public.ts';
import { winnerAdded } from '#features/gameplay/realtime.ts';
import { followQuests } from '#features/quests/realtime.ts';
import { siteFeatures, visitorQuery } from '#features/settings/public.ts';
import { tournamentsKey } from '#features/tournaments/public.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { locales } from '#shared/i18n/locales.ts';
import { type ChannelHandler, openRealtime } from '#shared/realtime/connection.ts';
import { playerHandlers } from './player-channels.ts';
import { shownPage } from './shown-page.ts';
import type { Site } from './site.ts';

/** What the messages of each public channel change in the cache. The channel decides the message's type. */
function publicHandlers({
  queryClient: client,
  session,
  locale,
}: Pick<Site, 'queryClient' | 'session' | 'locale'>): ChannelHandler[] {
  return [
    {
      channel: publicChannel.winners,
      message: (data) => winnerAdded(client, data as WinnerMessage),
      missed: () => void client.invalidateQueries({ queryKey: winnersQuery().queryKey }),
    },
    {
      channel: publicChannel.tournaments,
      message: (data) =>
        withTournaments(async ({ tournamentTold }) => {
          const state = session.getState();
          const playerId = state.status === 'player' ? state.playerId : null;
          const reader = { locale, playerId };
          const alert = await tournamentTold(client, data as TournamentMessage, reader);
          if (alert) alerts.show(alert);
        }),
      missed: () => void client.invalidateQueries({ queryKey: tournamentsKey }),
    },
  ];
}

/** With what few need and comes with the first message; without it nothing changes until the page is loaded anew. */
function withTournaments(
  use: (feature: typeof import('#features/tournaments/realtime.ts')) => Promise<void>,
): void {
  import('#features/tournaments/realtime.ts').then(use).catch(() => undefined);
}

/** By what the site was told of its parts, which every page loads. */
const questsEnabled = (client: QueryClient): boolean =>
  siteFeatures(client.getQueryData(visitorQuery().queryKey)).questsEnabled;

/** Follows the public channels, and those of the signed-in player. @returns a function that ends it */
export function followChannels({
  api,
  session,
  queryClient,
  publicOrigin,
  locale,
  modals,
}: Site): () => void {
  const origin = __API_ORIGIN__ || publicOrigin;
  const realtime = openRealtime({
    url: `${origin.replace(/^http/, 'ws')}/api/connection/websocket`,
    token: async () => {
      if (session.getState().status !== 'player') return '';
      return (await api.realtime.connectionToken(undefined)).data.token;
    },
  });
  for (const handler of publicHandlers({ queryClient, session, locale })) realtime.follow(handler);

  let unfollow: (() => void)[] = [];
  const followPlayer = (playerId: string) => {
    const bonuses = followBonuses(queryClient, { tag: locales[locale].tag, show: alerts.show });
    const freespins = followFreespins(queryClient, { show: alerts.show });
    const quests = followQuests(queryClient, { locale, show: alerts.show });
    void loadCashback(queryClient);
    if (questsEnabled(queryClient)) void quests.load();
    // Their own page asks for them itself.
    if (shownPage().pathname !== '/profile/bonuses') {
      bonuses.load();
      void loadBonusOffers(queryClient);
      freespins.load();
    }
    unfollow = playerHandlers({
      client: queryClient,
      playerId,
      locale,
      modals,
      bonuses,
      freespins,
      quests,
    }).map((handler) => realtime.follow(handler));
    unfollow.push(bonuses.stop, freespins.stop);
  };
  const leavePlayer = () => {
    for (const stop of unfollow) stop();
    unfollow = [];
  };
  const state = session.getState();
  if (state.status === 'player') followPlayer(state.playerId);

  const stops = [
    session.onSignedIn((playerId) => {
      leavePlayer();
      realtime.reconnect();
      followPlayer(playerId);
    }),
    session.onSignedOut(() => {
      // The server is closing this socket already: nothing more is said on it.
      realtime.reconnect();
      leavePlayer();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    leavePlayer();
    realtime.close();
  };
}
