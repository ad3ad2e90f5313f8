import { describe, expect, it } from 'vitest';
import { Calendar } from '../calendar/calendar.ts';
import { leagues } from '../calendar/leagues.ts';
import { Floor } from '../floor/floor.ts';
import { langs, sportIds } from '../protocol.ts';
import { leagueName } from '../views/names.ts';

const calendar = new Calendar({ seed: 'test', speed: 4 });
const noon = Date.UTC(2026, 10, 27, 12);
const hour = 3_600_000;

describe('the calendar', () => {
  it('has events of every sport under way at any hour of any day', () => {
    const floor = new Floor(calendar, 'test', new Map());
    for (const day of [0, 1, 40, 400])
      for (const at of [0, 5.3, 11.9, 17.1, 23.6]) {
        const now = noon + (day * 24 + at) * hour;
        for (const sport of sportIds)
          expect(
            floor.live(now, sport).length,
            `${sport} ${new Date(now).toISOString()}`,
          ).toBeGreaterThan(0);
        expect(floor.live(now).length).toBeGreaterThan(30);
        floor.tidy(now + 24 * hour);
      }
  });

  it('is the same for everybody, and each event is found by its id', () => {
    const events = calendar.between(noon, noon + 6 * hour);
    const again = new Calendar({ seed: 'test', speed: 4 });
    expect(again.between(noon, noon + 6 * hour)).toEqual(events);
    for (const event of events) expect(again.find(event.id)).toEqual(event);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.every(({ id }) => /^[\w.-]{1,64}$/.test(id))).toBe(true);
  });

  it('goes on with events that began at another speed', () => {
    const [event] = calendar.between(noon, noon + hour, 'tennis');
    const slower = new Calendar({ seed: 'test', speed: 1 });
    expect(slower.find(event?.id ?? '')).toEqual(event);
    expect(event?.speed).toBe(4);
  });

  it('knows no other ids', () => {
    const [event] = calendar.between(noon, noon + hour);
    const id = event?.id ?? '';
    for (const odd of [
      '',
      'x',
      `${id}-1`,
      id.replace('-4-', '-61-'),
      id.replace(/.$/, '9'),
      `${id} `,
      id.toUpperCase(),
      'fb1-4-zzzz-0',
      'fb1-4-10-0',
    ])
      expect(calendar.find(odd), odd).toBe(null);
  });

  it('has nobody play twice at a time, and everybody each other', () => {
    const byLeague = Map.groupBy(
      calendar.between(noon, noon + 60 * 24 * hour),
      ({ league }) => league.id,
    );
    for (const league of leagues) {
      const events = byLeague.get(league.id) ?? [];
      const pairs = new Set<string>();
      for (const start of new Set(events.map(({ startsAt }) => startsAt))) {
        const players = events
          .filter(({ startsAt }) => startsAt === start)
          .flatMap(({ home, away }) => [home.id, away.id]);
        expect(new Set(players).size).toBe(players.length);
      }
      for (const { home, away } of events) pairs.add([home.id, away.id].sort().join());
      expect(pairs.size).toBe((16 * 15) / 2);
    }
  });

  it('writes names in plain letters, and leagues in five languages', () => {
    const events = calendar.between(noon, noon + 2 * hour);
    for (const event of events) {
      for (const { name, players } of [event.home, event.away])
        for (const text of [name, ...players]) expect(text).toMatch(/^[A-Z][A-Za-z ]+$/);
      const names = langs.map((lang) => leagueName(event, lang));
      expect(new Set(names).size).toBeGreaterThan(1);
      expect(names.join()).not.toContain('{');
    }
  });
});
