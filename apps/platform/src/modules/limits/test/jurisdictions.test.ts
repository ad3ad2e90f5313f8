import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { currencies as houseCurrencies } from '../../settings/public.ts';
import { readJurisdictions } from '../jurisdictions.ts';
import { ageOn, createRules, maxStakeOf } from '../rules.ts';

const ours = fileURLToPath(
  new URL('../../../../../../content/jurisdictions.json', import.meta.url),
);
const all = houseCurrencies.map(({ code }) => code);

const given = async (value: unknown, chosen = 'auto', currencies: readonly string[] = ['EUR']) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'rules-')), 'jurisdictions.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readJurisdictions({ file, chosen, currencies });
};
const file = (strict: object = {}, more: object = {}) => ({
  jurisdictions: { strict, other: {} },
  countries: { DE: 'other' },
  otherwise: 'strict',
  ...more,
});

describe('[1-10] jurisdictions', () => {
  test('of the house hold in every currency, and each is chosen by its country', async () => {
    const auto = await readJurisdictions({ file: ours, chosen: 'auto', currencies: all });
    const chosen = (country: string | null) => {
      const { name, because } = auto.of(country);
      return `${name} ${because}`;
    };
    expect(chosen('DE')).toBe('de country');
    expect(chosen('GB')).toBe('ukgc-like country');
    expect(chosen('MT')).toBe('mga country');
    expect(chosen('BR')).toBe('strict otherwise');
    expect(chosen(null)).toBe('strict otherwise');
  });

  test('strict, which holds unless told, checks once an hour and bounds nothing else', async () => {
    const strict = await readJurisdictions({ file: ours, chosen: 'strict', currencies: all });
    expect(strict.of('DE')).toEqual({
      name: 'strict',
      because: 'setting',
      rules: {
        reminderMinutes: 60,
        pause: null,
        slots: { secondsBetweenRounds: null, maxStake: null, maxStakeByAge: [] },
        deposits: { limitFirst: false, monthlyAtMost: null },
      },
    });
  });

  test.each([
    ['{', 'could not be read'],
    [file({ slots: { maxStakes: {} } }), 'maxStakes'],
    [file({ reminderMinutes: 20 }), 'reminderMinutes'],
    [file({ slots: { maxStake: { USD: 100 } } }), 'strict: slots.maxStake names no amount in EUR'],
    [file({ slots: { maxStake: { EUR: 0.5 } } }), 'slots.maxStake.EUR'],
    [file({ slots: { maxStakeByAge: [{ from: 18, to: 24, maxStake: {} }] } }), 'in EUR'],
    [
      file({ slots: { maxStakeByAge: [{ from: 24, to: 18, maxStake: { EUR: 1 } }] } }),
      'ages 24 to 18',
    ],
    [file({ deposits: { monthlyAtMost: {} } }), 'deposits.monthlyAtMost names no amount in EUR'],
    [file({}, { otherwise: 'lost' }), 'there is no jurisdiction lost'],
    [file({}, { countries: { DE: 'lost' } }), 'there is no jurisdiction lost'],
    [file({}, { countries: { Germany: 'strict' } }), 'countries'],
  ])('that do not hold stop the start with what is wrong: %j', async (value, words) => {
    await expect(given(value)).rejects.toThrow(words);
    await expect(given(value)).rejects.toThrow('jurisdictions.json');
  });

  test('a setting that names none says which there are', async () => {
    await expect(given(file(), 'lax')).rejects.toThrow(
      /JURISDICTION: there is no lax in .*; there is auto, strict, other/,
    );
  });
});

describe('[1-10] rules', () => {
  test('of an age hold from a birthday to the day before another, the lowest of several', async () => {
    const { jurisdictions } = JSON.parse(await readFile(ours, 'utf8'));
    const { slots } = (
      await given({
        ...file(),
        jurisdictions: { strict: jurisdictions['ukgc-like'] },
        countries: {},
      })
    ).of(null).rules;
    const at = (day: string) => maxStakeOf(slots, ageOn('2001-11-22', new Date(day)), 'EUR');
    expect(at('2026-11-21T23:59:59Z')).toBe(236);
    expect(at('2026-11-22T00:00:00Z')).toBe(590);
    expect(ageOn('2004-02-29', new Date('2022-02-28T23:59:59Z'))).toBe(17);
    expect(ageOn('2004-02-29', new Date('2022-03-01T00:00:00Z'))).toBe(18);
  });

  test('of a game are those of its player and currency; of slots only for slots', async () => {
    const rules = createRules({
      jurisdictions: await readJurisdictions({ file: ours, chosen: 'auto', currencies: all }),
      personOf: async (id) => (id === 'ada' ? { country: 'DE', birthdate: '1990-05-17' } : null),
      clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    });
    const everywhere = { reminderMinutes: 60, pause: { afterMinutes: 60, minutes: 5 } };
    expect(await rules.ofGame('ada', 'EUR', true)).toEqual({
      ...everywhere,
      secondsBetweenRounds: 5,
      maxStake: 100,
    });
    expect(await rules.ofGame('ada', 'BTC', true)).toMatchObject({ maxStake: 1100 });
    expect(await rules.ofGame('ada', 'EUR', false)).toEqual(everywhere);
    expect(await rules.ofPlayer('ada', 'EUR')).toMatchObject({
      jurisdiction: 'de',
      because: 'country',
      country: 'DE',
      deposits: { limitFirst: true, monthlyAtMost: 100_000 },
    });
    expect(await rules.ofGame('nobody', 'EUR', true)).toEqual({ reminderMinutes: 60 });
  });
});
