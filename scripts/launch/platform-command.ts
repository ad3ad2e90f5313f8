import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../command.ts';
import { environments } from './environments.ts';
import { loadSecrets } from './secrets.ts';

/**
 * Runs a program of the platform with what was typed and the settings of `npm start`.
 * @param program below `apps/platform/src`
 */
export async function runPlatformCommand(program: string): Promise<void> {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const dataFolder = path.resolve(root, process.env.PIERLIGHT_DATA || '.data');
  if (!existsSync(dataFolder)) {
    console.error(`There is no data in ${dataFolder} yet: run npm start first.`);
    process.exitCode = 1;
    return;
  }
  const secrets = await loadSecrets(dataFolder);
  const { platform } = environments({ given: process.env, secrets, root, dataFolder, dev: false });
  spawn(
    process.execPath,
    [path.join(root, 'apps/platform/src', program), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...platform } },
  ).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
