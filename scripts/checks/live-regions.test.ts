import { beforeAll, expect, test } from 'vitest';
import { readTree } from '../files.ts';

let sources: [file: string, text: string][];
beforeAll(async () => {
  const trees = await Promise.all(
    ['apps/web/src', 'packages/ui/src'].map((folder) =>
      readTree(folder, /^(?!.*\.test\.).*\.tsx$/),
    ),
  );
  sources = trees.flatMap((tree) => [...tree]);
});

/** What says its changes once the reader has finished. */
const region = /<(?:LiveRegion|\w+[^<>]*(?:role="status"|aria-live="polite"))[^<>]*>/g;

function regions() {
  return sources.flatMap(([file, text]) =>
    [...text.matchAll(region)].map(({ 0: tag, index }) => ({
      file,
      tag,
      before: text.slice(0, index).trimEnd(),
    })),
  );
}

// Browsers tell readers of a change within a region, not of a region that comes along with its text. An alert
// (`role="alert"`) is told of in either case.
test('what speaks of changes is in the document before it speaks', () => {
  const found = regions();
  expect(found.length).toBeGreaterThan(20);
  const isHidden = ({ tag }: { tag: string }) => /(?<![\w-])hidden\b/.test(tag);
  const isMounted = ({ before }: { before: string }) => /(?:\?|:|&&)\s*\(?$/.test(before);
  expect(
    found
      .filter((each) => isHidden(each) || isMounted(each))
      .map(({ file, tag }) => `${file} ${tag}`),
  ).toEqual([]);
});
