import { identitySamples } from './samples/identity.ts';
import { moneySamples } from './samples/money.ts';
import { playSamples } from './samples/play.ts';
import { playerSamples } from './samples/player.ts';
import type { Samples } from './samples/values.ts';

/** For every endpoint that takes something, something it takes. */
export const samples: Samples = {
  'settings.currencies': { visible: 'true' },
  'content.folder': { locale: 'en', folder: 'common' },
  'content.documents': { locale: 'en', folder: 'static', body: 'true' },
  'content.document': { locale: 'en', folder: 'static', identity: 'terms' },
  ...identitySamples,
  ...playerSamples,
  ...moneySamples,
  ...playSamples,
};
