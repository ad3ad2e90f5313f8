import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './command.ts';

/**
 * Weighs what the lobby's first load fetches from the build against its budget, in KB of 1,000
 * bytes as they travel: brotli for text, as they are for fonts.
 */
const budgets = { script: 170, route: 40, style: 30, font: 80 };

interface RouteManifest {
  readonly preloads?: readonly string[];
  readonly css?: readonly string[];
}

const dist = path.join(root, 'apps/web/dist');
const weigh = async (file: string) => {
  const bytes = await readFile(path.join(dist, 'client', file));
  return (file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length) / 1000;
};
const sum = async (files: Iterable<string>) => {
  let total = 0;
  for (const file of new Set(files)) total += await weigh(file);
  return total;
};

/** The routes and what each needs at once, as TanStack Start hands them to the server. */
async function readManifest(): Promise<Record<string, RouteManifest>> {
  const assets = path.join(dist, 'server/assets');
  const name = (await readdir(assets)).find((file) => file.startsWith('_tanstack-start-manifest'));
  if (!name) throw new Error('The site is not built: npm run build');
  const { tsrStartManifest } = await import(path.join(assets, name));
  return tsrStartManifest().routes;
}

const routes = await readManifest();
const { __root__: shell, '/': lobby } = routes;
if (!shell || !lobby) throw new Error('The manifest of the build names no lobby.');
const shellScripts = shell.preloads ?? [];
const styles = [...(shell.css ?? []), ...(lobby.css ?? [])];

/** Fonts for Latin text: those of other scripts load only when a page has such text. */
const fonts: string[] = [];
for (const style of new Set(styles)) {
  const css = await readFile(path.join(dist, 'client', style), 'utf8');
  for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const file = /url\(["']?(?<file>[^"')]+\.woff2)/.exec(face)?.groups?.file;
    if (file && /unicode-range:\s*U\+(0000-00FF|0-FF|\?\?)/i.test(face)) {
      fonts.push(path.posix.resolve(path.posix.dirname(style), file));
    }
  }
}

const lines: [string, number, number][] = [
  ['scripts of the lobby', await sum([...shellScripts, ...(lobby.preloads ?? [])]), budgets.script],
  ['styles of the lobby', await sum(styles), budgets.style],
  ['fonts of the lobby', await sum(fonts), budgets.font],
];
for (const [route, { preloads = [] }] of Object.entries(routes)) {
  if (route === '__root__' || preloads.length === 0) continue;
  const own = preloads.filter((file) => !shellScripts.includes(file));
  lines.push([`scripts of ${route} alone`, await sum(own), budgets.route]);
}
for (const [what, weight, budget] of lines) {
  const verdict = weight <= budget ? '' : '  over budget';
  console.log(`${what.padEnd(48)} ${weight.toFixed(1).padStart(7)} of ${budget} KB${verdict}`);
}
process.exitCode = lines.some(([, weight, budget]) => weight > budget) ? 1 : 0;
