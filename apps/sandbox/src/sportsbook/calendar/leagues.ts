import type { SportId } from '../protocol.ts';
import type { LeagueKind } from '../texts/texts.ts';

export interface League {
  readonly id: string;
  readonly sport: SportId;
  readonly kind: LeagueKind;
  /** Where it is played, which is its category as well. */
  readonly place: string;
  /** Which third of a sport's competitors plays in it. */
  readonly third: 0 | 1 | 2;
  /** Matches that begin together; sixteen competitors play eight in a round. */
  readonly together: 1 | 2 | 4 | 8;
}

const league = (
  id: string,
  sport: SportId,
  third: League['third'],
  place: string,
  kind: LeagueKind,
  together: League['together'],
): League => ({ id, sport, third, place, kind, together });

export const leagues: readonly League[] = [
  league('fb1', 'football', 0, 'Saltmarsh', 'first', 4),
  league('fb2', 'football', 1, 'Outer Isles', 'cup', 4),
  league('fb3', 'football', 2, 'Breakwater', 'second', 4),
  league('tn1', 'tennis', 0, 'Cape Tern', 'open', 4),
  league('tn2', 'tennis', 1, 'Saltmarsh', 'masters', 2),
  league('tn3', 'tennis', 2, 'Northlight', 'series', 2),
  league('bb1', 'basketball', 0, 'Breakwater', 'first', 2),
  league('bb2', 'basketball', 1, 'Cape Tern', 'cup', 2),
  league('bb3', 'basketball', 2, 'Outer Isles', 'series', 2),
  league('ih1', 'ice-hockey', 0, 'Northlight', 'first', 2),
  league('ih2', 'ice-hockey', 1, 'Outer Isles', 'series', 2),
  league('vb1', 'volleyball', 0, 'Cape Tern', 'first', 2),
  league('vb2', 'volleyball', 1, 'Saltmarsh', 'cup', 2),
  league('hb1', 'handball', 0, 'Northlight', 'cup', 2),
  league('hb2', 'handball', 1, 'Breakwater', 'first', 2),
  league('tt1', 'table-tennis', 0, 'Outer Isles', 'open', 4),
  league('tt2', 'table-tennis', 1, 'Breakwater', 'series', 4),
  league('da1', 'darts', 0, 'Saltmarsh', 'open', 2),
  league('da2', 'darts', 1, 'Northlight', 'masters', 2),
];

/** Minutes of real time in which nearly every event of a sport is over. */
export const usualMinutes: Readonly<Record<SportId, number>> = {
  football: 115,
  tennis: 110,
  basketball: 55,
  'ice-hockey': 80,
  volleyball: 100,
  handball: 70,
  'table-tennis': 40,
  darts: 40,
};
/** Hours of play that the longest may take; nobody looks for live ones further back. */
export const longestHours = 4;
