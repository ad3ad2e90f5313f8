import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

type StoryModule = Record<string, { render?: () => ReactElement }>;

const modules = import.meta.glob<StoryModule>('./*.stories.tsx', { eager: true });
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name]) => name !== 'default')
    .map(([name, story]) => [`${file} ${name}`, story.render] as const),
);

test.each(stories)('%s renders on a server', (_name, render) => {
  const Story = render;
  expect(Story).toBeDefined();
  if (Story) expect(() => renderToString(<Story />)).not.toThrow();
});
