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
});
