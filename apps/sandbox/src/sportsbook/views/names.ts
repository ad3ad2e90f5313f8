import type { Fixture } from '../calendar/calendar.ts';
import type { MarketSpec } from '../engine/markets.ts';
import type { Lang, Named } from '../protocol.ts';
import { fill, textsOf } from '../texts/texts.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** What names of an event's markets and outcomes are filled with. */
function valuesOf({ league, home, away }: Fixture, { specifiers }: MarketSpec, lang: Lang): Values {
  const texts = textsOf(lang);
  const counts = league.sport === 'basketball' ? 'points' : 'goals';
  return {
    ...specifiers,
    home: home.name,
    away: away.name,
    scores: texts[counts],
    part: texts.parts[specifiers.part ?? ''],
  };
}

const withOvertime = new Set(['basketball', 'ice-hockey']);

export function marketName(fixture: Fixture, spec: MarketSpec, lang: Lang): string {
  const isLonger = spec.key === 'winner' && withOvertime.has(fixture.league.sport);
  const text = textsOf(lang).markets[isLonger ? 'winner-overtime' : spec.key] ?? spec.key;
  const name = fill(text, valuesOf(fixture, spec, lang));
  // The first word of a sentence may be one that is filled in.
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** `+1.5`, with a sign that lines up. */
const signed = (line: number): string => (line > 0 ? `+${line}` : line < 0 ? `−${-line}` : '0');

export function outcomeName(
  fixture: Fixture,
  spec: MarketSpec,
  outcome: string,
  lang: Lang,
): string {
  const { outcomes } = textsOf(lang);
  const values = valuesOf(fixture, spec, lang);
  const { hcp } = spec.specifiers;
  if (outcome === 'home' || outcome === 'away') {
    const side = values[outcome] ?? '';
    if (hcp === undefined) return side;
    return `${side} (${signed(outcome === 'home' ? Number(hcp) : -Number(hcp))})`;
  }
  if (outcome.includes('.')) {
    const [half = '', full = ''] = outcome.split('.');
    return [half, full].map((one) => values[one] ?? outcomes[one] ?? one).join(' / ');
  }
  if (/^\d-\d$/.test(outcome)) return outcome.replace('-', '–');
  return fill(outcomes[outcome] ?? outcome, values);
}

export const leagueName = ({ league }: Fixture, lang: Lang): string =>
  fill(textsOf(lang).leagues[league.kind], { name: league.place });

export const categoryOf = ({ league: { place } }: Fixture): Named => ({
  id: place.toLowerCase().replaceAll(' ', '-'),
  name: place,
});

export const eventName = ({ home, away }: Fixture): string => `${home.name} – ${away.name}`;

export const statName = (id: string, lang: Lang): string => textsOf(lang).stats[id] ?? id;
