import { describe, expect, it, test } from 'vitest';
import { passwordFault } from '../password-rules.ts';

const clock = { now: () => new Date(Date.UTC(2026, 10, 21)) };
const players = { passwordRules: async () => [{ rule: 'min', min: 8 } as const] };
const owner = { email: 'mara.lindqvist@example.com', nickname: 'Lanternfish' };
const faultOf = (password: string, of: Parameters<typeof passwordFault>[1] = owner) =>
  passwordFault(password, of, { players, clock });

describe('a password somebody chooses', () => {
  it.each([
    ['', 'required'],
    ['seven77', 'min'],
    ['password', 'common'],
    ['PassWord', 'common'],
    ['qwertyuiop', 'common'],
    ['Dragon2026!', 'common'],
    ['12345678', 'common'],
    ['abababababab', 'common'],
    ['        ', 'common'],
    ['i love you', 'common'],
    ['mara.lindqvist@example.com', 'personal'],
    ['Mara.Lindqvist', 'personal'],
    ['mara.lindqvist1990', 'personal'],
    ['lanternfish!', 'personal'],
    ['Pierlight2026', 'personal'],
  ])('%j is refused: %s', async (password, rule) => {
    expect(await faultOf(password)).toMatchObject({ rule });
  });

  it.each(['correct horse battery', 'Zebra-hums-at-9', 'gwpz4kfq', 'سماء زرقاء واسعة'])(
    '%j is taken',
    async (password) => {
      expect(await faultOf(password)).toBeNull();
    },
  );

  test('a nickname too short to say anything refuses nothing, and none does not either', async () => {
    expect(await faultOf('bo lives in oslo', { email: null, nickname: 'bo' })).toBeNull();
    expect(await faultOf('gwpz4kfq', { email: null })).toBeNull();
  });
});
