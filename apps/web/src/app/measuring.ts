import { analytics } from '#shared/analytics/analytics.ts';
import { agreesToTags } from '#shared/consent/consent.ts';
import { whenIdle } from './quiet-moment.ts';
import type { Site } from './site.ts';

const tagManager = () => import('#shared/analytics/tag-manager.ts');

/**
 * Measures a visitor who agreed, in a quiet moment after the page is there. A changed mind takes effect
 * on a fresh page: its policy either lets the tag manager in, or keeps it out.
 */
export function startMeasuring({
  consent,
  thirdParties,
}: Pick<Site, 'consent' | 'thirdParties'>): () => void {
  const { tagManagerId } = thirdParties;
  if (tagManagerId === null) return () => undefined;
  const before = consent.initial;
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const end of stops) end();
  };
  if (before && agreesToTags(before)) {
    if (before.statistics) analytics.allow();
    stops.push(
      whenIdle(() => {
        void tagManager().then(({ startTagManager }) => startTagManager(tagManagerId, before));
      }),
    );
  }
  const compare = () => {
    const after = consent.get();
    if (after?.statistics === before?.statistics && after?.marketing === before?.marketing) return;
    if (!agreesToTags(before) && !agreesToTags(after)) return;
    stop();
    analytics.refuse();
    void tagManager().then(({ forgetTags }) => {
      forgetTags(document, window.location.hostname);
      window.location.reload();
    });
  };
  stops.push(consent.subscribe(compare));
  // What was pressed before the scripts came is chosen before this runs.
  compare();
  return stop;
}
