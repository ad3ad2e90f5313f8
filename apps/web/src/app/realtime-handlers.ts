import {
  type AccountMessage,
  type BetMessage,
  type InvoiceMessage,
  type LoyaltyMessage,
  type NotificationMessage,
  type PlayerBonusMessage,
  type PlayerFreespinMessage,
  playerChannel,
  publicChannel,
  type QuestMessage,
  type TournamentMessage,
  type WinnerMessage,
} from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import {
  bonusCodeChanged,
  cashbackChanged,
  followBonuses,
  loadBonusOffers,
  loadCashback,
} from '#features/bonuses/realtime.ts';
import { followFreespins } from '#features/freespins/realtime.ts';
import { betRefused, ruleAlert, winnerAdded, winnersKey } from '#features/gameplay/realtime.ts';
import { limitsKey, playTimeKey, timeLimit } from '#features/limits/public.ts';
import {
  loyaltyChanged,
  loyaltyMissed,
  rewardsMayHaveChanged,
  tellLevel,
} from '#features/loyalty/realtime.ts';
import { notificationPushed, notificationsKey } from '#features/notifications/realtime.ts';
import { invoiceChanged, paymentsKey } from '#features/payments/realtime.ts';
import { followQuests } from '#features/quests/realtime.ts';
import { siteFeatures, visitorQuery } from '#features/settings/public.ts';
import { walletKeys } from '#features/wallet/public.ts';
import { accountChanged } from '#features/wallet/realtime.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { splitLocale } from '#shared/i18n/localize-path.ts';
import type { Modals } from '#shared/modals/modals.ts';
import { parseSearch } from '#shared/navigation/search.ts';
import { type ChannelHandler, openRealtime } from '#shared/realtime/connection.ts';
import type { Site } from './site.ts';

/** What the messages of each channel change in the cache. The channel decides the message's type. */
function publicHandlers({
  queryClient: client,
  session,
  locale,
}: Pick<Site, 'queryClient' | 'session' | 'locale'>): ChannelHandler[] {
  return [
    {
      channel: publicChannel.winners,
      message: (data) => winnerAdded(client, data as WinnerMessage),
      missed: () => void client.invalidateQueries({ queryKey: winnersKey }),
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
      missed: () => withTournaments(({ tournamentsMissed }) => tournamentsMissed(client)),
    },
  ];
}

/** With what few need and comes with the first message; without it nothing changes until the page is loaded anew. */
function withTournaments(
  use: (room: typeof import('#features/tournaments/realtime.ts')) => Promise<void>,
): void {
  import('#features/tournaments/realtime.ts').then(use).catch(() => undefined);
}

function playerHandlers(
  client: QueryClient,
  playerId: string,
  locale: Locale,
  modals: Modals,
  bonuses: ReturnType<typeof followBonuses>,
  freespins: ReturnType<typeof followFreespins>,
  quests: ReturnType<typeof followQuests>,
): ChannelHandler[] {
  return [
    {
      channel: playerChannel.accounts(playerId),
      message: (data) => accountChanged(client, data as AccountMessage),
      missed: () => void client.invalidateQueries({ queryKey: walletKeys.accounts }),
    },
    {
      channel: playerChannel.invoices(playerId),
      message: (data) => {
        void client.invalidateQueries({ queryKey: limitsKey });
        const alert = invoiceChanged(client, data as InvoiceMessage, locales[locale].tag);
        if (alert) alerts.show(alert);
      },
      missed: () => void client.invalidateQueries({ queryKey: paymentsKey }),
    },
    {
      channel: playerChannel.playerBonuses(playerId),
      message: (data) => {
        bonuses.message(data as PlayerBonusMessage);
        // One of a level may have been taken in another tab.
        void rewardsMayHaveChanged(client);
      },
      missed: bonuses.missed,
    },
    {
      channel: playerChannel.playerFreespins(playerId),
      message: (data) => freespins.message(data as PlayerFreespinMessage),
      missed: freespins.missed,
    },
    {
      channel: playerChannel.playerBonusCodes(playerId),
      message: () => bonusCodeChanged(client),
      missed: () => bonusCodeChanged(client),
    },
    {
      channel: playerChannel.cashback(playerId),
      message: () => cashbackChanged(client),
      missed: () => cashbackChanged(client),
    },
    {
      channel: playerChannel.bets(playerId),
      message: (data) => {
        const bet = data as BetMessage;
        switch (bet.event) {
          case 'game.bet.limit.reached':
            void client.invalidateQueries({ queryKey: limitsKey });
            return modals.open('game-limit-reached', bet.limitId);
          case 'game.bet.time.reached':
            void client.invalidateQueries({ queryKey: playTimeKey });
            return modals.open('game-limit-reached', timeLimit);
          // The stage of the game shows what stands.
          case 'game.bet.check.stands':
          case 'game.bet.pause.stands':
            return void client.invalidateQueries({ queryKey: playTimeKey });
          case 'game.bet.too.soon':
          case 'game.bet.rule.exceed':
            return alerts.show(ruleAlert(client, bet, locales[locale].tag));
          case 'game.bet.restricted':
          case 'game.bet.max.exceed': {
            const refused = betRefused(client, bet, locales[locale].tag);
            if (refused) modals.open(refused.modal, refused.game);
          }
        }
      },
      missed: () => void client.invalidateQueries({ queryKey: playTimeKey }),
    },
    {
      channel: playerChannel.quests(playerId),
      message: (data) => quests.message(data as QuestMessage),
      missed: quests.missed,
    },
    {
      channel: playerChannel.loyaltyAccounts(playerId),
      message: (data) => {
        const risen = loyaltyChanged(client, data as LoyaltyMessage);
        if (risen) tellLevel(risen, shownPage(), modals);
      },
      missed: () => void loyaltyMissed(client),
    },
    {
      channel: playerChannel.notifications(playerId),
      message: (data) => {
        const alert = notificationPushed(client, data as NotificationMessage);
        if (alert) alerts.show(alert);
      },
      missed: () => void client.invalidateQueries({ queryKey: notificationsKey }),
    },
  ];
}

/** By what the site was told of its parts, which every page loads. */
const questsEnabled = (client: QueryClient): boolean =>
  siteFeatures(client.getQueryData(visitorQuery().queryKey)).questsEnabled;

function shownPage() {
  const { pathname, search } = window.location;
  return { pathname: splitLocale(pathname).path, search: parseSearch(search) };
}

/** Follows the public channels, and those of whoever is signed in. Returns what ends it. */
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
    unfollow = playerHandlers(
      queryClient,
      playerId,
      locale,
      modals,
      bonuses,
      freespins,
      quests,
    ).map((handler) => realtime.follow(handler));
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
