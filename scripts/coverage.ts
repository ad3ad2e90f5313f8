import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { branchesByFolder } from './checks/branches.ts';
import { ensureNginx } from './checks/nginx.ts';
import { ensureRedis } from './checks/redis.ts';
import { root, run } from './command.ts';
import { say } from './progress.ts';

/**
 * How many branches of the code the tests take, by folder: `npm run coverage`, or `npm run coverage --
 * apps/platform/src/modules/wallet` for the tests and the code of one folder.
 */
const chosen = process.argv.slice(2);
const folder = path.join(root, 'coverage');
const code = (chosen.length > 0 ? chosen : ['apps', 'packages']).map(
  (part) => `--coverage.include=${part}/**/*.{ts,tsx}`,
);
const result = await run(
  'vitest',
  [
    ...['run', '--coverage.enabled', '--coverage.provider=v8', '--coverage.reportOnFailure'],
    ...['--coverage.reporter=json-summary', `--coverage.reportsDirectory=${folder}`],
    ...code,
    ...['test', 'art-src', 'dist'].map((left) => `--coverage.exclude=**/${left}/**`),
    ...chosen,
  ],
  {
    follow: true,
    environment: { REDIS_SERVER_PATH: ensureRedis(say), NGINX_PATH: ensureNginx(say) },
  },
);
const summary = JSON.parse(await readFile(path.join(folder, 'coverage-summary.json'), 'utf8'));
console.log('\nBranches that the tests took:');
for (const { name, covered, total, share } of branchesByFolder(summary, root))
  console.log(`${(share * 100).toFixed(1).padStart(6)} %  ${covered} of ${total}  ${name}`);
process.exitCode = result.ok ? 0 : 1;
