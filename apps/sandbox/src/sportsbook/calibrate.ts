/**
 * Simulates events of every sport and holds what was priced against what happened, by market and outcome, before the
 * start and in play. Fails when any count lies outside of the interval.
 *
 *   npm run calibrate -- [events altogether] [sports]
 */
import { pathToFileURL } from 'node:url';
import { type Count, calibrate, deviationOf, interval, isOff } from './calibration.ts';
import { type SportId, sportIds } from './protocol.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

function row(count: Count): Record<string, string | number> {
  const { priced, expected, happened } = count;
  return {
    priced,
    'priced at': percent(expected / priced),
    happened: percent(happened / priced),
    deviations: (deviationOf(count) ?? 0).toFixed(2),
  };
}

/** The counts of a market together, at the one that lies farthest. */
function describe(counts: readonly Count[]): Record<string, Record<string, string | number>> {
  const farthest = new Map<string, Count>();
  for (const count of counts) {
    const name = `${count.sport} · ${count.market}`;
    const known = farthest.get(name);
    if (!known || Math.abs(deviationOf(count) ?? 0) > Math.abs(deviationOf(known) ?? 0))
      farthest.set(name, count);
  }
  return Object.fromEntries(
    [...farthest].map(([name, count]) => [name, { farthest: count.bucket, ...row(count) }]),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2);
  const events = Number(given.find((one) => /^\d+$/.test(one)) ?? 100_000);
  const chosen = sportIds.filter((id: SportId) => given.includes(id));
  const sports = chosen.length > 0 ? chosen : sportIds;
  const counts = sports.flatMap((sport) =>
    calibrate(sport, Math.ceil(events / sports.length), '1'),
  );
  console.table(describe(counts));
  const wrong = counts.filter(isOff);
  const judged = counts.filter((count) => deviationOf(count) !== null).length;
  for (const count of wrong)
    console.log(`${count.sport} ${count.market} ${count.bucket}:`, row(count));
  console.log(
    wrong.length > 0
      ? `${wrong.length} of ${judged} counts lie beyond ${interval} standard deviations.`
      : `All ${judged} counts lie within ${interval} standard deviations of what was priced.`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}
