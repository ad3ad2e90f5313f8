import { loadTexts } from '#shared/i18n/content.ts';
import type { Site } from './site.ts';

/** For loaders of pages whose texts stand in the folder `account`. */
export const loadAccountTexts = (site: Site): Promise<void> => loadTexts(site, ['account']);
