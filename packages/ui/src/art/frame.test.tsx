import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryIcon } from './category-icon.tsx';
import { FrameIcon, type FrameIconName } from './frame-icon.tsx';
import { Logo } from './logo.tsx';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const idsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, id = '']) => id);

const drawn = idsOf(read('frame.svg'), / id="([^"]+)"/g);
const categories = idsOf(read('category-icon.tsx'), /^ {2}'([\w-]+)',$/gm);
const icons = idsOf(read('frame-icon.tsx'), /^ {2}\| '([\w-]+)'/gm) as FrameIconName[];
const weights = ['regular', 'fill'] as const;
const used = (markup: string) => /#([^"]+)"/.exec(markup)?.[1];

test('every drawing of the frame is in its file, and the file has no other', () => {
  const drawings = [
    <Logo key="full" />,
    <Logo key="mark" variant="mark" />,
    ...[...categories, 'unheard-of'].flatMap((name) =>
      weights.map((weight) => <CategoryIcon key={name} name={name} weight={weight} />),
    ),
    ...icons.flatMap((name) =>
      weights
        .filter((weight) => weight === 'regular' || drawn.includes(`${name}-fill`))
        .map((weight) => <FrameIcon key={name} name={name} size={20} weight={weight} />),
    ),
  ];
  expect(drawings.map((drawing) => used(renderToStaticMarkup(drawing))).sort()).toEqual(
    [...drawn].sort(),
  );
});

test('a category without a drawing gets a token', () => {
  expect(used(renderToStaticMarkup(<CategoryIcon name="unheard-of" />))).toBe('category-other');
});
