import path from 'node:path';

/** What istanbul's summary says of each file. */
export type CoverageSummary = Readonly<
  Record<string, { readonly branches: { readonly total: number; readonly covered: number } }>
>;

/** A module, feature or part of the foundations; what stands in none is its package. */
const room =
  /^((?:apps|packages)\/[^/]+(?:\/src(?:\/(?:modules|features|kernel|shared)\/[^/.]+)?)?|[^/]+)/;

/**
 * Branches that tests took, by room, those with the fewest first.
 *
 * @param root the folder the paths of the summary are below
 */
export function branchesByRoom(summary: CoverageSummary, root: string) {
  const rooms = new Map<string, { covered: number; total: number }>();
  for (const [file, { branches }] of Object.entries(summary)) {
    if (file === 'total') continue;
    const [name = ''] = room.exec(path.relative(root, file)) ?? [];
    const sum = rooms.get(name) ?? { covered: 0, total: 0 };
    rooms.set(name, {
      covered: sum.covered + branches.covered,
      total: sum.total + branches.total,
    });
  }
  return [...rooms]
    .filter(([, { total }]) => total > 0)
    .map(([name, { covered, total }]) => ({ name, covered, total, share: covered / total }))
    .sort((a, b) => a.share - b.share || a.name.localeCompare(b.name));
}
