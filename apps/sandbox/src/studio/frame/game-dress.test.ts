import { expect, it } from 'vitest';
import { themes } from '../themes/catalogue.ts';
import { type GameDress, loadDress } from './game-dress.ts';

const files = import.meta.glob<GameDress>('./games/*.ts', { eager: true });
const fileOf = (id: string): string => `./games/${id}.ts`;

it('every game has a dress of its own, and no dress is without a game', () => {
  expect(Object.keys(files)).toEqual(themes.map(({ id }) => fileOf(id)).toSorted());
});

it.each(themes.map(({ id }) => id))('%s looks like a game', (id) => {
  const { button, ink, corner, focus } = files[fileOf(id)]?.look ?? {};
  expect(button).toHaveLength(3);
  for (const color of [...(button ?? []), ink]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(corner).toBeLessThanOrEqual(40);
  expect(focus).toBeGreaterThanOrEqual(0);
  expect(focus).toBeLessThanOrEqual(100);
});

it('every game is given its own look and sounds, and no unknown one those of another', async () => {
  for (const { id } of themes) {
    const { look, sounds } = await loadDress(id);
    expect(look, id).toBe(files[fileOf(id)]?.look);
    expect(sounds, id).toBe(files[fileOf(id)]?.sounds);
  }
  await expect(loadDress('no-such-game')).rejects.toThrow('no-such-game');
});
