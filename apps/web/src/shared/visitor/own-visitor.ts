import { localStore, tabStore } from '#shared/storage.ts';
import { keptAffiliateTag } from '../affiliates/affiliate-tag.ts';
import { analytics } from '../analytics/analytics.ts';
import { newRandomId } from '../random-id.ts';
import { keptId } from './kept-id.ts';

export interface Fingerprint {
  readonly visitorId: string;
  /** How sure the id is to name one visitor, 0 to 1. */
  readonly confidence: number;
  /** Whether something hides advertising here; absent where nobody could look. */
  readonly adBlocker?: boolean;
}

/** What every way in tells of the visitor. */
export interface OwnVisitor {
  readonly fingerprint: Fingerprint;
  readonly affiliateTag?: string;
}

/** A kept id follows one browser, and only for as long as it keeps it. */
const KEPT_ID_CONFIDENCE = 0.4;
/** How long signing in waits for what is computed, in milliseconds. */
const PATIENCE = 3000;
/** Where a tab keeps what was computed, so that no further page computes it again. */
const KEY = 'visitor';

let computing: Promise<Fingerprint> | null = null;

async function compute(): Promise<Fingerprint> {
  const known = tabStore.getItem(KEY);
  if (known !== null) return JSON.parse(known) as Fingerprint;
  const { computeFingerprint } = await import('./fingerprint.ts');
  const fingerprint = await computeFingerprint();
  tabStore.setItem(KEY, JSON.stringify(fingerprint));
  analytics.track('visitorSeen', { adBlocker: fingerprint.adBlocker ? 'yes' : 'no' });
  return fingerprint;
}

/** Starts computing the fingerprint of this browser, once. */
export function startFingerprint(): Promise<Fingerprint> {
  computing ??= compute().catch(
    (): Fingerprint => ({
      visitorId: keptId(localStore, newRandomId),
      confidence: KEPT_ID_CONFIDENCE,
    }),
  );
  return computing;
}

/** The visitor as sign-in and registration tell of them; never later than a few seconds. */
export async function ownVisitor(): Promise<OwnVisitor> {
  const late = new Promise<Fingerprint>((resolve) => {
    setTimeout(
      () =>
        resolve({
          visitorId: keptId(localStore, newRandomId),
          confidence: KEPT_ID_CONFIDENCE,
        }),
      PATIENCE,
    );
  });
  const fingerprint = await Promise.race([startFingerprint(), late]);
  const affiliateTag = keptAffiliateTag(document.cookie);
  return affiliateTag === null ? { fingerprint } : { fingerprint, affiliateTag };
}
