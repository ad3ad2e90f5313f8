import type { Mutant } from './mutant.ts';

const kernel = 'apps/platform/src/kernel';
const test = 'apps/platform/src/test/shared-cache.db.test.ts';

/** What a cache in front would give to others, as an answer says that it may. */
export const sharedCache: readonly Mutant[] = [
  {
    fault: 'a shared cache may keep what the API answers to a player',
    file: `${kernel}/http/contract-routes.ts`,
    change: [["'private, no-store'", "'public, max-age=60'"]],
    test,
    title: 'no answer of the API to one player is another’s',
  },
  {
    fault: 'a shared cache may keep the page of a player, whatever its cookies are',
    file: `${kernel}/site/site-routes.ts`,
    change: [
      ["    reply.header('vary', 'cookie, accept-language');\n", ''],
      [
        `.header('cache-control', 'private, no-store');
    return reply.send(response.body`,
        `.header('cache-control', 'public, max-age=60').removeHeader('set-cookie');
    return reply.send(response.body`,
      ],
    ],
    test,
    title: 'come through a real cache to their own player alone',
  },
];
