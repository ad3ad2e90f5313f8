import { affiliatesSchedule } from './modules/affiliates/public.ts';
import { bonusesSchedule } from './modules/bonuses/public.ts';
import { campaignsSchedule } from './modules/campaigns/public.ts';
import { catalogueSchedule } from './modules/catalogue/public.ts';
import { documentsSchedule } from './modules/documents/public.ts';
import { freespinsSchedule } from './modules/freespins/public.ts';
import { gameplaySchedule } from './modules/gameplay/public.ts';
import { identitySchedule } from './modules/identity/public.ts';
import { ledgerSchedule } from './modules/ledger/public.ts';
import { loyaltySchedule } from './modules/loyalty/public.ts';
import { mailSchedule } from './modules/mail/public.ts';
import { paymentsSchedule } from './modules/payments/public.ts';
import { privacySchedule } from './modules/privacy/public.ts';
import { questsSchedule } from './modules/quests/public.ts';
import { ratesSchedule } from './modules/settings/public.ts';
import { smsSchedule } from './modules/sms/public.ts';
import { sportsbookSchedule } from './modules/sportsbook/public.ts';
import { tournamentsSchedule } from './modules/tournaments/public.ts';
import { verificationSchedule } from './modules/verification/public.ts';

/** When the jobs of every domain run that nobody asks for; cron, UTC. */
export const schedule = {
  ...affiliatesSchedule,
  ...bonusesSchedule,
  ...campaignsSchedule,
  ...catalogueSchedule,
  ...documentsSchedule,
  ...freespinsSchedule,
  ...gameplaySchedule,
  ...loyaltySchedule,
  ...mailSchedule,
  ...privacySchedule,
  ...questsSchedule,
  ...ratesSchedule,
  ...smsSchedule,
  ...sportsbookSchedule,
  ...identitySchedule,
  ...ledgerSchedule,
  ...paymentsSchedule,
  ...tournamentsSchedule,
  ...verificationSchedule,
};
