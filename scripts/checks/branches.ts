import path from 'node:path';

/** What istanbul's summary says of each file. */
export type CoverageSummary = Readonly<
  Record<string, { readonly branches: { readonly total: number; readonly covered: number } }>
>;

/** A module, feature or part of the kernel; a file in none counts for its package. */
const folder =
  /^((?:apps|packages)\/[^/]+(?:\/src(?:\/(?:modules|features|kernel|shared)\/[^/.]+)?)?|[^/]+)/;

/**
 * Branches that tests took, by folder, those with the fewest first.
 *
 * @param root the folder the paths of the summary are below
 */
export function branchesByFolder(summary: CoverageSummary, root: string) {
  const folders = new Map<string, { covered: number; total: number }>();
  for (const [file, { branches }] of Object.entries(summary)) {
    if (file === 'total') continue;
    const [name = ''] = folder.exec(path.relative(root, file)) ?? [];
    const sum = folders.get(name) ?? { covered: 0, total: 0 };
    folders.set(name, {
      covered: sum.covered + branches.covered,
      total: sum.total + branches.total,
    });
  }
  return [...folders]
    .filter(([, { total }]) => total > 0)
    .map(([name, { covered, total }]) => ({ name, covered, total, share: covered / total }))
    .sort((a, b) => a.share - b.share || a.name.localeCompare(b.name));
}
