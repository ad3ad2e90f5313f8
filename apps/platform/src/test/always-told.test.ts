import {
  type AlwaysTold,
  alwaysTold,
  type Reach,
} from '@pierlight/contract/notifications/always-told';
import { expect, test } from 'vitest';
import type { MailName } from '../modules/mail/templates.ts';
import type { TemplateName } from '../modules/notifications/templates.ts';
import type { SmsName } from '../modules/sms/templates.ts';

/** What each message is about; null for the correspondence of somebody who wrote to the operator, and for campaigns. */
const mails = {
  'new-device': 'newDevice',
  'factor-changed': 'factors',
  'factor-tries': 'factors',
  'password-tries': 'factors',
  'social-changed': 'waysIn',
  'password-changed': 'password',
  'password-reset': 'codes',
  'add-email': 'codes',
  'confirm-email': 'codes',
  'withdrawal-asked': 'withdrawals',
  'withdrawal-paid': 'withdrawals',
  'withdrawal-returned': 'withdrawals',
  'payout-destination': 'withdrawals',
  'account-deletion': 'account',
  'registration-tried': 'account',
  'contact-message': null,
  'contact-received': null,
  'contact-copy': null,
  'campaign-news': null,
  'campaign-offers': null,
} satisfies Record<MailName, AlwaysTold | null>;

const texts = {
  'email-added': 'waysIn',
  'password-changed': 'password',
  'password-reset': 'codes',
  'phone-code': 'codes',
  'number-taken': 'codes',
} satisfies Record<SmsName, AlwaysTold>;

const messages = {
  newDevice: 'newDevice',
  checkChanged: 'account',
  factorChanged: 'factors',
  factorTries: 'factors',
  passwordTries: 'factors',
  socialChanged: 'waysIn',
  emailAdded: 'waysIn',
  depositCredited: 'deposits',
  withdrawalAsked: 'withdrawals',
  withdrawalPaid: 'withdrawals',
  withdrawalReturned: 'withdrawals',
  payoutDestination: 'withdrawals',
  freeRounds: 'freeRounds',
  freeSpinsForBonus: 'freeRounds',
  bonusCodeRefused: 'account',
  cashbackDue: 'cashback',
  tournamentPrize: 'account',
  tournamentDisqualified: 'account',
  tournamentCancelled: 'account',
  tournamentReinstated: 'account',
  levelReached: 'levels',
  documentApproved: 'account',
  documentRejected: 'account',
  documentExpired: 'account',
  dataExportReady: 'account',
  welcome: 'account',
} satisfies Record<TemplateName, AlwaysTold>;

test('players are told where everything reaches them: no message is left out, none is promised', () => {
  const reached: [AlwaysTold | null, Reach][] = [
    ...Object.values(messages).map((what) => [what, 'inbox'] as [AlwaysTold, Reach]),
    ...Object.values(mails).map((what) => [what, 'mail'] as [AlwaysTold | null, Reach]),
    ...Object.values(texts).map((what) => [what, 'sms'] as [AlwaysTold, Reach]),
  ];
  for (const [what, promised] of Object.entries(alwaysTold)) {
    const sent = new Set(reached.filter(([one]) => one === what).map(([, where]) => where));
    expect([...sent].sort(), what).toEqual([...promised].sort());
  }
});
