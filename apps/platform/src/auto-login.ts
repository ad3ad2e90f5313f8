import process from 'node:process';
import { systemClock } from './kernel/clock.ts';
import { DomainError } from './kernel/errors/domain-error.ts';
import { systemIds } from './kernel/ids.ts';
import { createOperatorLinks } from './modules/identity/public.ts';
import { runForOperator } from './operator/run.ts';

/**
 * An operator's command: prints a link that signs a player in, once and within ten minutes.
 * `node apps/platform/src/auto-login.ts player@example.com /games/koi-lantern`
 */
runForOperator(async ({ db }, config) => {
  const [email = '', page] = process.argv.slice(2);
  if (!email.includes('@'))
    throw new DomainError('malformedRequest', { detail: 'Say the e-mail address of a player' });
  const links = createOperatorLinks({
    db,
    clock: systemClock,
    ids: systemIds,
    settings: { sessionSecret: config.SESSION_SECRET, codesPerHour: config.CODES_PER_HOUR },
  });
  const link = await links.issue(email, page);
  process.stdout.write(
    `${config.PUBLIC_ORIGIN}${link.path}\nGood once, until ${link.expiresAt.toISOString()}.\n`,
  );
});
