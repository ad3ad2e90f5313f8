import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './command.ts';

/** One part of the lobby's first load beside what it may weigh, in KB of 1,000 bytes as they travel. */
export interface Weight {
  readonly what: string;
  readonly kilobytes: number;
  readonly budget: number;
}

const budgets = { script: 135, second: 18, route: 40, style: 30, font: 80, art: 90 };

/** Tall thumbnails in view of the widest screen before anything is scrolled. */
const thumbnailsInView = 8;

interface RouteManifest {
  readonly preloads?: readonly string[];
  readonly css?: readonly string[];
}

const dist = path.join(root, 'apps/web/dist');
const client = path.join(dist, 'client');
const art = path.join(root, 'apps/sandbox/src/studio/art');

/** Text is weighed by brotli, fonts as they are. */
async function weigh(file: string): Promise<number> {
  const bytes = await readFile(file);
  return (file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length) / 1000;
}

async function sum(files: Iterable<string>): Promise<number> {
  let total = 0;
  for (const file of new Set(files)) total += await weigh(path.join(client, file));
  return total;
}

interface BuildManifest {
  tsrStartManifest(): {
    readonly routes: Readonly<Record<string, Omit<RouteManifest, 'preloads'>>>;
  };
  importsOf(routeId: string): readonly string[];
}

/** The routes and what each needs at once, as the build tells the server. */
async function readManifest(): Promise<Record<string, RouteManifest>> {
  const assets = path.join(dist, 'server/assets');
  const name = (await readdir(assets)).find((file) => file.startsWith('_tanstack-start-manifest'));
  if (!name) throw new Error('The site is not built: npm run build');
  // The bundler exports the module as one object, under a name of its own choice.
  const exported: object[] = Object.values(await import(path.join(assets, name)));
  const manifest = exported.find((of): of is BuildManifest => 'importsOf' in of);
  if (!manifest) throw new Error(`${name} does not tell what routes import`);
  const { routes } = manifest.tsrStartManifest();
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      { ...route, preloads: manifest.importsOf(id) },
    ]),
  );
}

/** What every page fetches while it is taken over. */
async function secondLoad(): Promise<string> {
  const files = await readdir(path.join(client, 'assets'));
  const second = files.find((file) => /^second-[\w-]{7}\.js$/.test(file));
  if (!second) throw new Error('The build has no file of the second load');
  return `/assets/${second}`;
}

/** Fonts for Latin text: those of other scripts load only when a page has such text. */
async function latinFonts(styles: readonly string[]): Promise<string[]> {
  const fonts: string[] = [];
  for (const style of new Set(styles)) {
    const css = await readFile(path.join(client, style), 'utf8');
    for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
      const file = /url\(["']?(?<file>[^"')]+\.woff2)/.exec(face)?.groups?.file;
      if (file && /unicode-range:\s*U\+(0000-00FF|0-FF|\?\?)/i.test(face))
        fonts.push(path.posix.resolve(path.posix.dirname(style), file));
    }
  }
  return fonts;
}

/** The hero and the heaviest thumbnails that could stand in the first row. */
async function artAboveTheFold(): Promise<number> {
  const thumbnails: number[] = [];
  for (const game of await readdir(art))
    thumbnails.push(await weigh(path.join(art, game, 'thumb-tall.svg')));
  const heaviest = thumbnails.sort((a, b) => b - a).slice(0, thumbnailsInView);
  const hero = await weigh(path.join(client, 'art/hero-wide-night.svg'));
  return heaviest.reduce((total, weight) => total + weight, hero);
}

/**
 * Weighs what the lobby's first load fetches from the build.
 * @throws Error when the site is not built
 */
export async function weighFirstLoad(): Promise<Weight[]> {
  const routes = await readManifest();
  const { __root__: shell, '/': lobby } = routes;
  if (!shell || !lobby) throw new Error('The manifest of the build names no lobby.');
  const shellScripts = shell.preloads ?? [];
  const second = await secondLoad();
  const styles = [...(shell.css ?? []), ...(lobby.css ?? [])];
  const weights: Weight[] = [
    {
      what: 'scripts of the lobby',
      kilobytes: await sum([...shellScripts, ...(lobby.preloads ?? [])]),
      budget: budgets.script,
    },
    { what: 'scripts of the second load', kilobytes: await sum([second]), budget: budgets.second },
    { what: 'styles of the lobby', kilobytes: await sum(styles), budget: budgets.style },
    {
      what: 'fonts of the lobby',
      kilobytes: await sum(await latinFonts(styles)),
      budget: budgets.font,
    },
    { what: 'art above the fold', kilobytes: await artAboveTheFold(), budget: budgets.art },
  ];
  for (const [route, { preloads = [] }] of Object.entries(routes)) {
    if (route === '__root__' || preloads.length === 0) continue;
    const own = preloads.filter((file) => ![...shellScripts, second].includes(file));
    weights.push({
      what: `scripts of ${route} alone`,
      kilobytes: await sum(own),
      budget: budgets.route,
    });
  }
  return weights;
}
