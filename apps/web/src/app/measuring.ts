import { analytics } from '#shared/analytics/analytics.ts';
import { agreesToTags } from '#shared/consent/consent.ts';
import { whenIdle } from './quiet-moment.ts';
import type { Site } from './site.ts';

const tagManager = () => import('#shared/analytics/tag-manager.ts');

/**
 * Measures a visitor who agreed, in a quiet moment after the page is there. A changed mind takes effect
 * on a fresh page: its policy either lets the tag manager in, or keeps it out.
 */
export function startMeasuring({ consent, thirdParties }: Site): () => void {
  const { tagManagerId } = thirdParties;
  if (tagManagerId === null) return () => undefined;
  const before = consent.get();
  const stops: (() => void)[] = [];
  if (before && agreesToTags(before)) {
    if (before.statistics) analytics.allow();
    stops.push(
      whenIdle(() => {
        void tagManager().then(({ startTagManager }) => startTagManager(tagManagerId, before));
      }),
    );
  }
  stops.push(
    consent.subscribe(() => {
      const after = consent.get();
      if (after?.statistics === before?.statistics && after?.marketing === before?.marketing)
        return;
      if (!agreesToTags(before) && !agreesToTags(after)) return;
      analytics.refuse();
      void tagManager().then(({ forgetTags }) => {
        forgetTags(document, window.location.hostname);
        window.location.reload();
      });
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
