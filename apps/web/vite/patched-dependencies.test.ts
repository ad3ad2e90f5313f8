import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTree } from '../../../scripts/files.ts';
import { firstScriptsPlugin, startManifest } from './first-scripts-plugin.ts';
import { iconWeightsPlugin } from './icon-weights-plugin.ts';
import { leftOut, noServerFunctionsPlugin } from './no-server-functions-plugin.ts';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');
const read = (file: string) => readFileSync(path.join(modules, file), 'utf8');

/** A hook of a plugin that is a function, without the bundler around it. */
type Hook<Result> = (this: unknown, ...given: readonly string[]) => Result;

describe('the icons', () => {
  const transform = iconWeightsPlugin().transform as Hook<{ code: string } | null>;
  let used: string[];
  beforeAll(async () => {
    const sources = await Promise.all(
      ['apps/web/src', 'packages/ui/src'].map((folder) => readTree(folder, /\.tsx?$/)),
    );
    const text = sources.flatMap((files) => [...files.values()]).join();
    used = [
      ...new Set(
        [...text.matchAll(/@phosphor-icons\/react\/dist\/ssr\/(\w+)'/g)].map(
          ([, name = '']) => name,
        ),
      ),
    ];
    expect(used.length).toBeGreaterThan(50);
  });

  /** The drawings that a module of an icon offers, by running it. */
  function weightsOf(code: string): readonly string[] {
    const body = code
      .replace(/import \* as (\w+) from "react";/, 'const $1 = { createElement: () => null };')
      .replace(/export \{\s*(\w+) as default\s*\};/, 'return [...$1.keys()];');
    return new Function(body)() as readonly string[];
  }

  it('keep the drawings that the look uses, and no other', () => {
    for (const name of used) {
      const file = `@phosphor-icons/react/dist/defs/${name}.es.js`;
      expect(read(`@phosphor-icons/react/dist/ssr/${name}.es.js`)).toContain(
        `../defs/${name}.es.js`,
      );
      const code = read(file);
      expect(weightsOf(code).length).toBe(6);
      const kept = transform.call(null, code, path.join(modules, file))?.code ?? '';
      expect([...weightsOf(kept)].sort()).toEqual(['bold', 'fill', 'regular']);
      expect(kept.length).toBeLessThan(code.length);
    }
  });

  it('are refused when they are written in another way', () => {
    const file = path.join(modules, '@phosphor-icons/react/dist/defs/Check.es.js');
    expect(() => transform.call(null, 'export default {};', file)).toThrow(
      'written in another way',
    );
  });
});

describe("Start's client of server functions", () => {
  it('is where it is left out, and exports what stands in for it', () => {
    const code = read(leftOut.file);
    expect(code.match(/export \{ .* \};/g)).toEqual([`export { ${leftOut.exported} };`]);
    const load = noServerFunctionsPlugin().load as Hook<string | null>;
    const stand = load.call(null, path.join(modules, leftOut.file));
    expect(stand).toContain(`export function ${leftOut.exported}()`);
    expect(
      load.call(null, path.join(modules, '@tanstack/start-client-core/dist/esm/index.js')),
    ).toBeNull();
  });
});

describe("Start's manifest of a build", () => {
  const folder = '@tanstack/start-plugin-core/dist/esm/vite/start-manifest-plugin';

  it('is requested and written as the plugin takes it apart', () => {
    const asking = read('@tanstack/start-server-core/dist/esm/router-manifest.js');
    expect(asking).toContain(`import("${startManifest.id}")`);
    expect(read(`${folder}/plugin.js`)).toContain(`return \`${startManifest.declared} () => (`);
  });

  it('is left without scripts, which the site is handed', async () => {
    const { transform } = firstScriptsPlugin() as {
      transform?: { handler: (code: string) => string };
    };
    const written = {
      routes: {
        __root__: {
          preloads: ['/libraries.js'],
          scripts: [{ attrs: { src: '/entry.js' } }],
          css: ['/a.css'],
        },
        '/': { preloads: ['/lobby.js'] },
      },
    };
    const code = transform?.handler(`${startManifest.declared} () => (${JSON.stringify(written)})`);
    const { tsrStartManifest, entry, importsOf } = (await import(
      `data:text/javascript,${encodeURIComponent(code ?? '')}`
    )) as {
      tsrStartManifest: () => unknown;
      entry: string;
      importsOf: (id: string) => readonly string[];
    };
    expect(tsrStartManifest()).toEqual({ routes: { __root__: { css: ['/a.css'] }, '/': {} } });
    expect(entry).toBe('/entry.js');
    expect(importsOf('/')).toEqual(['/lobby.js']);
    expect(() => transform?.handler('export default {}')).toThrow('in another way');
  });
});
