import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../command.ts';

/** Stages of the Dockerfile, by what each copies from the repository. */
const stages = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  .split(/^FROM /m)
  .slice(1)
  .map((stage) =>
    [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) =>
      paths.trim().split(/\s+/).slice(0, -1),
    ),
  );

describe('the image', () => {
  test('copies only what there is', () => {
    const missing = stages.flat().filter((source) => !existsSync(path.join(root, source)));
    expect(missing).toEqual([]);
  });

  test('installs with the description of every workspace', async () => {
    const workspaces: string[] = [];
    for await (const file of glob('{apps,packages}/*/package.json', { cwd: root }))
      workspaces.push(file);
    const installing = stages.filter((sources) => sources.includes('package-lock.json'));
    expect(installing.length).toBeGreaterThan(0);
    for (const sources of installing) expect(sources).toEqual(expect.arrayContaining(workspaces));
  });

  test('holds every package of the house that a program imports', async () => {
    for (const app of ['apps/platform', 'apps/sandbox', 'apps/web']) {
      const described = readFileSync(path.join(root, app, 'package.json'), 'utf8');
      const { dependencies } = JSON.parse(described) as { dependencies: Record<string, string> };
      for await (const file of glob('src/**/*.{ts,tsx}', { cwd: path.join(root, app) })) {
        const source = readFileSync(path.join(root, app, file), 'utf8');
        for (const [, name = ''] of source.matchAll(/from '(@pierlight\/[a-z]+)/g))
          expect(dependencies, `${app}/${file}`).toHaveProperty([name]);
      }
    }
  });
});
