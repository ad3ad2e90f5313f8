/** Chances within a game of tennis, from the chance of the server to win a point. */

/** That the server wins a game from so many points each, counted 0, 1, 2, 3 and on. */
export function serverHolds(p: number, server: number, returner: number): number {
  // From deuce on only the difference counts.
  if (server >= 3 && returner >= 3) {
    const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
    const lead = server - returner;
    if (lead >= 2) return 1;
    if (lead <= -2) return 0;
    if (lead === 0) return deuce;
    return lead === 1 ? p + (1 - p) * deuce : p * deuce;
  }
  if (server >= 4) return 1;
  if (returner >= 4) return 0;
  return p * serverHolds(p, server + 1, returner) + (1 - p) * serverHolds(p, server, returner + 1);
}

/** Who serves the next point of a tie-break: one point, then two each in turns. True: who served first. */
export const servesFirst = (points: number): boolean => Math.floor((points + 1) / 2) % 2 === 0;

/**
 * That the home side wins a tie-break to seven from so many points each.
 *
 * @param home the chance of the home side in a point that it serves
 * @param away the same in a point that the other side serves
 */
export function homeWinsTieBreak(
  home: number,
  away: number,
  homeFirst: boolean,
  [h, a]: readonly [number, number],
): number {
  if (h >= 7 && h - a >= 2) return 1;
  if (a >= 7 && a - h >= 2) return 0;
  // From six all, each two points are one on either's serve.
  if (h >= 6 && h === a) {
    const both = home * away;
    return both / (both + (1 - home) * (1 - away));
  }
  const p = servesFirst(h + a) === homeFirst ? home : away;
  return (
    p * homeWinsTieBreak(home, away, homeFirst, [h + 1, a]) +
    (1 - p) * homeWinsTieBreak(home, away, homeFirst, [h, a + 1])
  );
}

/** A game's points as they are said. */
export function pointsText(server: number, returner: number): [string, string] {
  const names = ['0', '15', '30', '40'];
  if (server >= 3 && returner >= 3) {
    if (server === returner) return ['40', '40'];
    return server > returner ? ['A', '40'] : ['40', 'A'];
  }
  return [names[server] ?? '40', names[returner] ?? '40'];
}
