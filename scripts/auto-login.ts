import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './command.ts';
import { environments } from './launch/environments.ts';
import { loadSecrets } from './launch/secrets.ts';

/** `npm run auto-login -- player@example.com`: the platform's command, with the settings of `npm start`. */
const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const dataFolder = path.resolve(root, process.env.PIERLIGHT_DATA || '.data');
if (!existsSync(dataFolder)) {
  console.error(`There is no data in ${dataFolder} yet: run npm start first.`);
  process.exit(1);
}
const secrets = await loadSecrets(dataFolder);
const { platform } = environments({ given: process.env, secrets, root, dataFolder, dev: false });
spawn(
  process.execPath,
  [path.join(root, 'apps/platform/src/auto-login.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...platform } },
).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
