import type { AnyRoute } from '@tanstack/react-router';
import { LateMark } from '#shared/late-part.tsx';

/** Has pages say when they are taken over: the router makes each a late part of the frame around it. */
export function markPages(pages: readonly AnyRoute[]): void {
  for (const page of pages) {
    const Page = page.options.component;
    if (!Page) continue;
    const marked = () => (
      <>
        <Page />
        <LateMark />
      </>
    );
    const { preload } = Page;
    page.update({ component: Object.assign(marked, preload ? { preload } : {}) });
  }
}
