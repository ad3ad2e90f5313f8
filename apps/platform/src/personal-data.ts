import type { PersonalTable } from './kernel/personal-data.ts';
import { bonusesPersonalData } from './modules/bonuses/public.ts';
import { cataloguePersonalData } from './modules/catalogue/public.ts';
import { communicationsPersonalData } from './modules/communications/public.ts';
import { documentsPersonalData } from './modules/documents/public.ts';
import { freespinsPersonalData } from './modules/freespins/public.ts';
import { gameplayPersonalData } from './modules/gameplay/public.ts';
import { identityPersonalData } from './modules/identity/public.ts';
import { ledgerPersonalData } from './modules/ledger/public.ts';
import { limitsPersonalData } from './modules/limits/public.ts';
import { loyaltyPersonalData } from './modules/loyalty/public.ts';
import { mailPersonalData } from './modules/mail/public.ts';
import { notificationsPersonalData } from './modules/notifications/public.ts';
import { operationsPersonalData } from './modules/operations/public.ts';
import { paymentsPersonalData } from './modules/payments/public.ts';
import { playerPersonalData } from './modules/player/public.ts';
import { questsPersonalData } from './modules/quests/public.ts';
import { smsPersonalData } from './modules/sms/public.ts';
import { sportsbookPersonalData } from './modules/sportsbook/public.ts';
import { tournamentsPersonalData } from './modules/tournaments/public.ts';
import { verificationPersonalData } from './modules/verification/public.ts';
import { walletPersonalData } from './modules/wallet/public.ts';

/** Every table with rows about players, as the modules declare them. */
export const personalData: readonly PersonalTable[] = [
  ...identityPersonalData,
  ...playerPersonalData,
  ...ledgerPersonalData,
  ...walletPersonalData,
  ...gameplayPersonalData,
  ...sportsbookPersonalData,
  ...bonusesPersonalData,
  ...freespinsPersonalData,
  ...paymentsPersonalData,
  ...limitsPersonalData,
  ...operationsPersonalData,
  ...cataloguePersonalData,
  ...notificationsPersonalData,
  ...communicationsPersonalData,
  ...documentsPersonalData,
  ...loyaltyPersonalData,
  ...questsPersonalData,
  ...tournamentsPersonalData,
  ...mailPersonalData,
  ...smsPersonalData,
  ...verificationPersonalData,
];
