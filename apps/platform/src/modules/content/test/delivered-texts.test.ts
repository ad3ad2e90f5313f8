import path from 'node:path';
import { contentFolder } from '@pierlight/contract/content/schemas';
import { expect, test } from 'vitest';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createContentService } from '../service.ts';

const content = createContentService({
  directory: path.resolve(import.meta.dirname, '../../../../../../content'),
  defaultLocale: 'en',
  locales: ['en', 'de', 'es', 'pt-br', 'ar'],
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  log: createLogger('fatal'),
});

test.each(contentFolder.options)(
  '[3-08] the group %s has texts in every locale',
  async (folder) => {
    const english = await content.folder('en', folder);
    expect(Object.keys(english).length).toBeGreaterThan(0);
    for (const locale of ['de', 'es', 'pt-br', 'ar']) {
      const translated = await content.folder(locale, folder);
      expect(Object.keys(translated)).toEqual(Object.keys(english));
      expect(translated).not.toEqual(english);
    }
  },
);

test('[3-08] the groups every visit needs are among them', () => {
  for (const folder of ['alerts', 'fields-settings', 'global-components', 'layout'])
    expect(contentFolder.options).toContain(folder);
});
