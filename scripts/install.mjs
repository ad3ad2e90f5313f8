// Runs on whatever Node the machine has (20 or newer), before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname ?? '.', '..');
const pinnedNode = path.join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
const started = Date.now();

/** Leaves with a message when this Node is older than what the installer itself needs. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(
    `Pierlight needs Node 20 or newer to start (it brings its own Node 24 along); this is ${process.version}.\nGet one at https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Installs the dependencies exactly as locked, when they are missing or the lockfile says otherwise
 * than what is there.
 */
export async function ensureInstalled() {
  const reason = whyInstall();
  if (!reason) return;
  say(`${reason}: installing them (needs the network, once)`);
  const npm = process.env.npm_execpath
    ? { command: process.execPath, args: [process.env.npm_execpath] }
    : { command: 'npm', args: [] };
  const child = spawn(
    npm.command,
    [...npm.args, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ticker = setInterval(() => {
    const { filled, folders } = countInstalled();
    say(
      folders === 0
        ? 'installing: looking packages up'
        : `installing: ${filled} of ${folders} packages`,
    );
  }, 5000);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('exit', resolve);
  });
  clearInterval(ticker);
  if (code !== 0) {
    console.error(output.trim());
    console.error(
      '\nThe dependencies could not be installed; npm says why above. Without network access, check the registry setting (npm config get registry). Nothing else was changed; run the same command again.',
    );
    process.exit(1);
  }
  say('the dependencies are installed');
}

/** Runs a TypeScript file of this folder under the pinned Node, and becomes its shadow. */
export function become(script, args) {
  const child = spawn(
    pinnedNode,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts', script), ...args],
    {
      // The channel tells the other side when this process is killed outright.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PIERLIGHT_STARTED: String(started) },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) followNpm(child);
  child.once('error', (error) => {
    console.error(
      `${pinnedNode} cannot be run: ${error.message}. Remove node_modules and start again.`,
    );
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/** Of an npm that is killed outright we only lose our parent; so, too, where its shell stands between us. */
function followNpm(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}

function whyInstall() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed || !existsSync(pinnedNode)) return 'The dependencies are not installed yet';
  const locked = readPackages('package-lock.json');
  if (!locked) return undefined;
  const stale = Object.entries(locked).some(([name, entry]) => {
    if (name === '' || entry.link) return false;
    const there = installed[name];
    // Optional packages of other platforms are rightly absent.
    if (!there) return !entry.optional && name.startsWith('node_modules/');
    return there.version !== entry.version;
  });
  return stale ? 'The dependencies have changed' : undefined;
}

/** npm makes every package's folder first and fills them as they arrive; its manifest comes early. */
function countInstalled() {
  const modules = path.join(root, 'node_modules');
  const list = (folder) => {
    try {
      return readdirSync(path.join(modules, folder)).filter((name) => !name.startsWith('.'));
    } catch {
      return [];
    }
  };
  const folders = list('').flatMap((name) =>
    name.startsWith('@') ? list(name).map((inner) => `${name}/${inner}`) : [name],
  );
  const filled = folders.filter((name) => existsSync(path.join(modules, name, 'package.json')));
  return { filled: filled.length, folders: folders.length };
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function say(text) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}
