import process from 'node:process';
import { describe, expect, it, test } from 'vitest';
import { type PasswordOwner, passwordFault } from '../password-rules.ts';

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
    ['abababababab', 'repeats'],
    ['        ', 'guessable'],
    ['i love you', 'common'],
    ['abcdefgh', 'sequence'],
    ['abcdabcd', 'repeats'],
    ['qwertzui', 'keyboard'],
    ['19870512', 'dates'],
    ['sonnenschein', 'guessable'],
    ['minhasenha', 'common'],
    ['contraseña1', 'guessable'],
    ['hallo123', 'common'],
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

  test.each<[string, PasswordOwner]>([
    ['a phone', { email: null, phone: '+4915112345678' }],
    ['digits before the @', { email: '19870512@example.com' }],
  ])(
    'an account known by %s takes a password without letters, and not its own',
    async (_by, of) => {
      expect(await faultOf('74-0936-5518-22', of)).toBeNull();
      for (const own of [of.email?.split('@')[0], of.phone, of.phone?.slice(1)])
        if (own) expect(await faultOf(own, of)).toMatchObject({ rule: 'personal' });
    },
  );

  test('[P-38] a password made to take long is judged all the same, and holds up no request', async () => {
    const slow = ['4@8(361!0$5+7%2'.repeat(8), '!Fk2W|Ch/Ty@e,Qv=b)N'.repeat(6), '1'.repeat(128)];
    const before = { all: process.cpuUsage(), own: process.threadCpuUsage() };
    const faults = await Promise.all(slow.map((password) => faultOf(password.slice(0, 128))));
    const all = process.cpuUsage(before.all).user;
    const own = process.threadCpuUsage(before.own).user;
    expect(faults.map((fault) => fault?.rule)).toEqual([undefined, undefined, 'repeats']);
    expect(own).toBeLessThan(all / 2);
  });

  test('a nickname too short to say anything refuses nothing, and none does not either', async () => {
    expect(await faultOf('bo lives in oslo', { email: null, nickname: 'bo' })).toBeNull();
    expect(await faultOf('gwpz4kfq', { email: null })).toBeNull();
  });
});
