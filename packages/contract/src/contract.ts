import { affiliates } from './affiliates/endpoints.ts';
import { analytics } from './analytics/endpoints.ts';
import { bonuses } from './bonuses/endpoints.ts';
import { catalogue } from './catalogue/endpoints.ts';
import { communications } from './communications/endpoints.ts';
import { content } from './content/endpoints.ts';
import { documents } from './documents/endpoints.ts';
import { freespins } from './freespins/endpoints.ts';
import { gameplay } from './gameplay/endpoints.ts';
import { identity } from './identity/endpoints.ts';
import { limits } from './limits/endpoints.ts';
import { loyalty } from './loyalty/endpoints.ts';
import { notifications } from './notifications/endpoints.ts';
import { payments } from './payments/endpoints.ts';
import { player } from './player/endpoints.ts';
import { privacy } from './privacy/endpoints.ts';
import { quests } from './quests/endpoints.ts';
import { realtime } from './realtime/endpoints.ts';
import { risk } from './risk/endpoints.ts';
import { settings } from './settings/endpoints.ts';
import { sportsbook } from './sportsbook/endpoints.ts';
import { tournaments } from './tournaments/endpoints.ts';
import { verification } from './verification/endpoints.ts';
import { wallet } from './wallet/endpoints.ts';

/** Every call the site makes, by domain. Paths hang below `/api`. */
export const contract = {
  settings,
  content,
  player,
  identity,
  wallet,
  payments,
  catalogue,
  gameplay,
  sportsbook,
  bonuses,
  freespins,
  loyalty,
  quests,
  tournaments,
  notifications,
  communications,
  affiliates,
  privacy,
  documents,
  realtime,
  risk,
  limits,
  verification,
  analytics,
};
export type Contract = typeof contract;
