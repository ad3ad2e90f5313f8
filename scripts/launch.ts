import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, build, site, studio } from './build/steps.ts';
import { root } from './command.ts';
import { type Child, startChild } from './launch/child.ts';
import { lockData } from './launch/data-lock.ts';
import { environments } from './launch/environments.ts';
import { complainAboutPorts } from './launch/ports.ts';
import { loadSecrets } from './launch/secrets.ts';
import { elapsedSeconds, say } from './progress.ts';

/** Draining takes at most 10 s; stopping the database after it 20 s, and 20 more where it must be forced. */
const stopPatience = 55;

const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

/** What a person can mend; shown without a stack. */
function leave(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

// Until there is something to stop, the end of the command above us is our own.
const leaveWithParent = () => process.exit(1);
process.once('disconnect', leaveWithParent);

const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const dataFolder = path.resolve(root, process.env.PIERLIGHT_DATA || '.data');
try {
  // Others may pass through, because root hands the database to another account; files are 0600.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const created = await mkdir(dataFolder, { recursive: true, mode });
  if (created) await chmod(dataFolder, mode);
} catch (error) {
  leave(
    `The data folder ${dataFolder} cannot be created: ${error instanceof Error ? error.message : error}. Set PIERLIGHT_DATA to a folder that can.`,
  );
}
const lock = await lockData(dataFolder, {
  port: process.env.PORT || '3000',
  patience: stopPatience,
  say,
}).catch((error: Error) => leave(error.message));
const secrets = await loadSecrets(dataFolder).catch((error: Error) => leave(error.message));
const settings = environments({
  given: process.env,
  secrets,
  root,
  dataFolder,
  dev: flags.dev,
});
const { PORT: port = '', PUBLIC_ORIGIN: publicOrigin = '' } = settings.platform;
const { SANDBOX_PORT: sandboxPort = '', SANDBOX_HOST: sandboxHost = '' } = settings.sandbox;
const party = (offset: number, what: string) => ({
  setting: 'SANDBOX_PORT',
  port: Number(sandboxPort) + offset,
  host: sandboxHost,
  what,
});
const complaint = await complainAboutPorts([
  { setting: 'PORT', port: Number(port), what: 'the site' },
  party(0, 'the sandbox payment provider'),
  party(1, 'the sandbox game aggregator'),
  party(2, 'the sandbox games studio'),
  party(3, 'the sandbox chat'),
  party(4, 'the sandbox outbox'),
  party(5, 'the sandbox mail server'),
  party(6, 'the sandbox SMS gateway'),
  party(7, 'the sandbox identity provider'),
  party(8, 'the sandbox source of rates'),
  party(9, 'the sandbox custody of coins'),
  party(10, 'the sandbox register of exclusions'),
  party(11, 'the sandbox push service'),
  party(12, 'the sandbox verification provider'),
  party(13, 'the sandbox sportsbook'),
]);
if (complaint) leave(complaint);

try {
  await build(flags.dev ? [studio] : [site, studio]);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  leave(error.message);
}

say(
  process.env.DATABASE_URL
    ? 'starting the platform, on the database of DATABASE_URL'
    : 'starting the platform and its own PostgreSQL',
);
const running = new Map<string, number>();
let noting = Promise.resolve();
const app = (name: string) => ({
  onStarted: (pid: number) => {
    running.set(name, pid);
    noting = noting
      .then(() => lock.note([...running.values()]))
      .catch((error: Error) => say(`the next start will not know of this one: ${error.message}`));
  },
  args: [
    ...(flags.dev ? ['--watch', '--watch-preserve-output'] : []),
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'apps', name, 'src/main.ts'),
  ],
  cwd: root,
  say,
});
const platform = startChild({
  ...app('platform'),
  title: 'the platform',
  environment: settings.platform,
  readyUrl: `http://localhost:${port}/readyz`,
});
const sandbox = startChild({
  ...app('sandbox'),
  title: 'the sandbox',
  environment: settings.sandbox,
  readyUrl: `http://${sandboxHost}:${sandboxPort}/readyz`,
});

let stopping: Promise<void> | undefined;
let askedAt = 0;
function ask(signal: NodeJS.Signals): void {
  // One Ctrl-C may arrive twice: from the terminal, and passed on by the command above us.
  if (stopping && performance.now() - askedAt < 1000) return;
  if (stopping) leave('Asked twice: leaving without waiting.');
  askedAt = performance.now();
  say('stopping: finishing what is under way');
  stopping = stop(signal, 0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ask(signal));
process.on('SIGHUP', () => ask('SIGTERM'));
// The command above us was killed outright.
process.off('disconnect', leaveWithParent);
process.once('disconnect', () => {
  if (!stopping) ask('SIGTERM');
});

/** The platform first: what it finishes may still need the parties of the sandbox. */
async function stop(signal: NodeJS.Signals, exitCode: number): Promise<void> {
  const clean = [
    await platform.stop(signal, stopPatience),
    await sandbox.stop(signal, stopPatience),
  ].every(Boolean);
  if (exitCode === 0) say(clean ? 'stopped' : 'stopped, but not cleanly');
  process.exit(exitCode || (clean ? 0 : 1));
}

/** One of the two cannot start, or is gone for good: the other leaves too. */
async function watch(child: Child): Promise<void> {
  try {
    await child.ready;
    await child.done;
  } catch (error) {
    if (!stopping) console.error(`\n${error instanceof Error ? error.message : error}\n`);
  }
  stopping ??= stop('SIGTERM', 1);
  await stopping;
}
const ends = [watch(platform), watch(sandbox)];
await Promise.all([
  platform.ready.then(() => say('the platform is ready')),
  sandbox.ready.then(() => say('the sandbox is ready')),
]).catch(() => Promise.race(ends));

const lines = [
  `Pierlight is open at  ${publicOrigin}`,
  `Its API               ${publicOrigin}/api/openapi.json`,
  `Mails it sends        http://${sandboxHost}:${Number(sandboxPort) + 4}`,
  'Stop it with Ctrl-C.',
];
const width = Math.max(...lines.map((line) => line.length));
say(`ready after ${elapsedSeconds().toFixed(1)} s`);
console.log(
  [
    `\n  ┌${'─'.repeat(width + 4)}┐`,
    ...lines.map((line) => `  │  ${line.padEnd(width)}  │`),
    `  └${'─'.repeat(width + 4)}┘\n`,
  ].join('\n'),
);
