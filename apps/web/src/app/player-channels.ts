import {
  type AccountMessage,
  type BetMessage,
  type InvoiceMessage,
  type LoyaltyMessage,
  type NotificationMessage,
  type PlayerBonusMessage,
  type PlayerFreespinMessage,
  playerChannel,
  type QuestMessage,
  type VerificationMessage,
} from '@pierlight/contract/realtime/channels';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  bonusCodeChanged,
  cashbackChanged,
  type followBonuses,
} from '#features/bonuses/realtime.ts';
import { documentsKey } from '#features/documents/realtime.ts';
import type { followFreespins } from '#features/freespins/realtime.ts';
import { betRefused, ruleAlert } from '#features/gameplay/realtime.ts';
import { limitsKey, playTimeKey, timeLimit } from '#features/limits/public.ts';
import {
  loyaltyChanged,
  loyaltyMissed,
  rewardsMayHaveChanged,
  tellLevel,
} from '#features/loyalty/realtime.ts';
import { notificationPushed, notificationsKey } from '#features/notifications/realtime.ts';
import { invoiceChanged, paymentsKey } from '#features/payments/realtime.ts';
import type { followQuests } from '#features/quests/realtime.ts';
import { betsKey } from '#features/sportsbook/public.ts';
import { verificationKey } from '#features/verification/public.ts';
import { walletKeys } from '#features/wallet/public.ts';
import { accountChanged } from '#features/wallet/realtime.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import type { Modals } from '#shared/modals/modals.ts';
import type { ChannelHandler } from '#shared/realtime/connection.ts';
import { shownPage } from './shown-page.ts';

interface PlayerHandlersDeps {
  readonly client: QueryClient;
  readonly playerId: string;
  readonly locale: Locale;
  readonly modals: Modals;
  readonly bonuses: ReturnType<typeof followBonuses>;
  readonly freespins: ReturnType<typeof followFreespins>;
  readonly quests: ReturnType<typeof followQuests>;
}

/** With what few need and comes with the first message; without it nothing changes until the page is loaded anew. */
function withVerification(
  use: (feature: typeof import('#features/verification/realtime.ts')) => void,
): void {
  import('#features/verification/realtime.ts').then(use).catch(() => undefined);
}

/** The same of bets on sports. */
function withSportsbook(
  use: (feature: typeof import('#features/sportsbook/realtime.ts')) => void,
): void {
  import('#features/sportsbook/realtime.ts').then(use).catch(() => undefined);
}

/** What the messages of a player's channels change in the cache, and what they tell. */
export function playerHandlers({
  client,
  playerId,
  locale,
  modals,
  bonuses,
  freespins,
  quests,
}: PlayerHandlersDeps): ChannelHandler[] {
  const askAgain = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey });
  return [
    {
      channel: playerChannel.accounts(playerId),
      message: (data) => accountChanged(client, data as AccountMessage),
      missed: () => askAgain(walletKeys.accounts),
    },
    {
      channel: playerChannel.invoices(playerId),
      message: (data) => {
        askAgain(limitsKey);
        const alert = invoiceChanged(client, data as InvoiceMessage, locales[locale].tag);
        if (alert) alerts.show(alert);
      },
      missed: () => askAgain(paymentsKey),
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
            askAgain(limitsKey);
            return modals.open('game-limit-reached', bet.limitId);
          case 'game.bet.time.reached':
            askAgain(playTimeKey);
            return modals.open('game-limit-reached', timeLimit);
          // The stage of the game shows what stands.
          case 'game.bet.check.stands':
          case 'game.bet.pause.stands':
            return askAgain(playTimeKey);
          case 'game.bet.too.soon':
          case 'game.bet.rule.exceed':
            return alerts.show(ruleAlert(client, bet, locales[locale].tag));
          case 'game.bet.restricted':
          case 'game.bet.max.exceed': {
            const refused = betRefused(client, bet, locales[locale].tag);
            if (refused) modals.open(refused.modal, refused.game);
            return;
          }
          case 'game.bet.updated':
            return withSportsbook(({ betChanged }) => betChanged(client, bet.bet));
        }
      },
      missed: () => {
        askAgain(playTimeKey);
        askAgain(betsKey);
      },
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
      channel: playerChannel.documents(playerId),
      message: () => askAgain(documentsKey),
      missed: () => askAgain(documentsKey),
    },
    {
      channel: playerChannel.verification(playerId),
      message: (data) =>
        withVerification(({ checkChanged }) => {
          const alert = checkChanged(client, data as VerificationMessage);
          if (alert) alerts.show(alert);
        }),
      missed: () => askAgain(verificationKey),
    },
    {
      channel: playerChannel.notifications(playerId),
      message: (data) => {
        const alert = notificationPushed(client, data as NotificationMessage);
        if (alert) alerts.show(alert);
      },
      missed: () => askAgain(notificationsKey),
    },
  ];
}
