import { beforeEach, expect, it, vi } from 'vitest';
import { sounds } from '../games/koi-lantern.ts';
import type { Note } from './score.ts';
import { createSound } from './sound.ts';

/** A context whose clock only the test moves, and what was played in it. */
const heard: { notes: readonly Note[]; stopped: boolean }[] = [];
let clock = 0;
let state = 'suspended';
const page = Object.assign(new EventTarget(), { hidden: false });

vi.mock('./synth.ts', () => ({
  createSynth: () => ({
    input: null,
    play: (notes: readonly Note[], from: number) => {
      const played = { notes, stopped: false };
      heard.push(played);
      const stop = (): void => {
        played.stopped = true;
      };
      return { ends: from + 1, stop };
    },
  }),
}));

beforeEach(() => {
  heard.length = 0;
  clock = 0;
  state = 'suspended';
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'AudioContext',
    class {
      get currentTime() {
        return clock;
      }
      get state() {
        return state;
      }
      resume = async () => {
        state = 'running';
      };
      suspend = async () => {
        state = 'suspended';
      };
    },
  );
});

const hide = (hidden: boolean): void => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

it('is silent until it is turned on, and once it is turned off', () => {
  const sound = createSound(sounds);
  sound.play('press');
  sound.result({ win: 500, stake: 100 });
  expect(heard).toEqual([]);
  sound.turn(true);
  sound.result({ win: 500, stake: 100 });
  expect(heard).toHaveLength(1);
  sound.turn(false);
  expect(heard[0]?.stopped).toBe(true);
  expect(state).toBe('suspended');
  clock = 1;
  sound.play('press');
  expect(heard).toHaveLength(1);
});

it('stops while the page is hidden, and plays nothing late', () => {
  const sound = createSound(sounds);
  sound.turn(true);
  sound.play('feature');
  hide(true);
  expect(heard[0]?.stopped).toBe(true);
  clock = 1;
  sound.play('stop');
  hide(false);
  expect(heard).toHaveLength(1);
  expect(state).toBe('running');
  sound.play('stop');
  expect(heard).toHaveLength(2);
});

it('sounds one melody at a time', () => {
  const sound = createSound(sounds);
  sound.turn(true);
  sound.play('top');
  clock = 0.5;
  sound.play('start');
  expect(heard.map(({ stopped }) => stopped)).toEqual([true, false]);
});

it('never rings more than ten hits at once, nor two alike in the same moment', () => {
  const sound = createSound(sounds);
  sound.turn(true);
  for (const reel of [0, 1, 2]) sound.play('stop', reel);
  expect(heard).toHaveLength(1);
  for (let hit = 0; hit < 30; hit++) {
    clock += 0.05;
    if (clock < 1) sound.play('tick');
  }
  expect(heard).toHaveLength(10);
  clock = 3;
  sound.play('tick');
  expect(heard).toHaveLength(11);
});
