import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PaperElement, paperDocument } from '../../test/paper-document.ts';
import { createDiceTrack } from './dice-track.ts';

beforeAll(() => void vi.stubGlobal('document', paperDocument));
afterAll(() => void vi.unstubAllGlobals());

it('keeps slider, scale, rail and roll in one direction where the page reads from the right', () => {
  const { node } = createDiceTrack({ label: 'هدف', write: String, aim: () => undefined });
  const track = node as unknown as PaperElement;
  expect(track.attributes.dir).toBe('ltr');
  expect(track.children.map((part) => part.classes()[0])).toEqual([
    'rail',
    'aim',
    'marker',
    'scale',
  ]);
  expect(track.all().filter(({ attributes: { dir } }) => dir !== undefined)).toEqual([track]);
});
