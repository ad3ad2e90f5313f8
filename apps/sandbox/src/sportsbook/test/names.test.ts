import { describe, expect, it } from 'vitest';
import { Calendar } from '../calendar/calendar.ts';
import { buildMarket } from '../engine/markets.ts';
import { createModel } from '../engine/sports.ts';
import { langs, sportIds } from '../protocol.ts';
import { textsOf } from '../texts/texts.ts';
import { marketName, outcomeName, statName } from '../views/names.ts';

const calendar = new Calendar({ seed: 'test', speed: 4 });
const noon = Date.UTC(2026, 10, 27, 12);

it('every language has the same texts', () => {
  const keysOf = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([key, one]) =>
      typeof one === 'object' ? keysOf(one, `${path}.${key}`) : [`${path}.${key}`],
    );
  const known = keysOf(textsOf('en'));
  for (const lang of langs) expect(keysOf(textsOf(lang))).toEqual(known);
});

it('every language fills in the same things', () => {
  const filled = (text: string | undefined) =>
    [...(text ?? '').matchAll(/\{[a-z]+\}/g)].map(String).sort();
  for (const lang of langs)
    for (const [key, text] of Object.entries(textsOf('en').markets))
      expect(filled(textsOf(lang).markets[key]), `${lang} ${key}`).toEqual(filled(text));
});

describe.each(sportIds)('%s', (sport) => {
  it.each(langs)('names every market and outcome in %s', (lang) => {
    const [fixture] = calendar.between(noon, noon + 3_600_000, sport);
    if (!fixture) throw new Error('no event');
    const model = createModel(sport, 'seed', 0, { home: ['A'], away: ['B'] });
    for (const second of [-1, model.duration / 3]) {
      const position = model.at(second);
      for (const { family, specifiers } of model.offers(position)) {
        const spec = buildMarket(family, specifiers);
        if (!spec) throw new Error(family.key);
        const names = [
          marketName(fixture, spec, lang),
          ...spec.outcomes.map((outcome) => outcomeName(fixture, spec, outcome, lang)),
        ];
        for (const name of names) expect(name).not.toMatch(/[{}]|undefined|^$/);
        expect(names[0]).not.toBe(spec.key);
        expect(new Set(names.slice(1)).size).toBe(spec.outcomes.length);
        for (const [at, outcome] of spec.outcomes.entries())
          if (!/^\d/.test(outcome)) expect(names[at + 1]).not.toBe(outcome);
      }
      for (const { id } of position.stats) expect(statName(id, lang)).not.toBe(id);
    }
  });
});
