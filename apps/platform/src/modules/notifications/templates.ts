import type { MessageKind } from '@pierlight/contract/notifications/kinds';
import type { MessageTopic } from '@pierlight/contract/notifications/schemas';

interface Template {
  readonly topic: MessageTopic;
  /** The page of the site the message leads to, without a locale. */
  readonly path: string;
  /** The message of another channel tells an open page of the same moment: it is told there once. */
  readonly quiet?: true;
  /** What players choose it by; as its topic unless told. */
  readonly kind?: MessageKind;
}

/**
 * What players are told of. The words of each are `content/<locale>/notifications/<name>.json`, with
 * `title` and `text`.
 */
export const templates = {
  welcome: { topic: 'account', path: '/profile/info' },
  /** A sign-in from a device the player never used. */
  newDevice: { topic: 'account', path: '/profile/security' },
  /** Its invoice is pushed on `payment:invoices`. */
  depositCredited: { topic: 'payments', path: '/profile/history?tab=transactions', quiet: true },
  withdrawalAsked: { topic: 'payments', path: '/profile/wallet' },
  /** Their invoices are pushed on `payment:invoices`. */
  withdrawalPaid: { topic: 'payments', path: '/profile/history?tab=transactions', quiet: true },
  withdrawalReturned: { topic: 'payments', path: '/profile/wallet', quiet: true },
  payoutDestination: { topic: 'account', path: '/profile/wallet' },
  /** Free spins; they are pushed on `bonus:player-freespins`. */
  freeRounds: { topic: 'account', path: '/profile/bonuses', quiet: true, kind: 'rewards' },
  /** The same, of which what they win becomes a bonus. */
  freeSpinsForBonus: { topic: 'account', path: '/profile/bonuses', quiet: true, kind: 'rewards' },
  /** A code that was typed in at the registration gives nothing. */
  bonusCodeRefused: { topic: 'account', path: '/profile/bonuses', kind: 'rewards' },
  /** What is due of a week's losses can be claimed. */
  cashbackDue: { topic: 'account', path: '/profile/bonuses', kind: 'rewards' },
  /** A level of loyalty; its account is pushed on `retention:accounts`. */
  levelReached: { topic: 'account', path: '/loyalty', quiet: true, kind: 'rewards' },
  /** A prize of a tournament; its completion is pushed on `tournaments`. */
  tournamentPrize: { topic: 'account', path: '/profile/bonuses', quiet: true, kind: 'rewards' },
  /** The house took the player out of the table of a tournament, or back into it. */
  tournamentDisqualified: { topic: 'account', path: '/contact' },
  tournamentCancelled: { topic: 'account', path: '/tournaments' },
  tournamentReinstated: { topic: 'account', path: '/tournaments' },
  /** A check of who they are is requested, to be mended, through or refused; pushed on `player:verification`. */
  checkChanged: { topic: 'account', path: '/profile/verification', quiet: true },
  factorChanged: { topic: 'account', path: '/profile/security' },
  factorTries: { topic: 'account', path: '/profile/security' },
  passwordTries: { topic: 'account', path: '/profile/security' },
  /** An account known by its phone has an e-mail now, which opens it too. */
  emailAdded: { topic: 'account', path: '/profile/security' },
  /** A provider opens the account from now on, or no more. */
  socialChanged: { topic: 'account', path: '/profile/security' },
  documentApproved: { topic: 'account', path: '/profile/documents' },
  documentRejected: { topic: 'account', path: '/profile/documents' },
  /** A document that was approved is valid no more. */
  documentExpired: { topic: 'account', path: '/profile/documents' },
  dataExportReady: { topic: 'account', path: '/profile/security' },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;

export const templateOf = (name: TemplateName): Template => templates[name];
