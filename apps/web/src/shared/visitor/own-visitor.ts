import type { ConsentStore } from '../consent/consent-store.ts';
import { newRandomId } from '../random-id.ts';
import type { Kept } from '../storage.ts';
import { keptId } from './kept-id.ts';

export interface Fingerprint {
  readonly visitorId: string;
  /** How sure the id is to name one visitor, 0 to 1. */
  readonly confidence: number;
  /** Whether something hides advertising here; absent where nobody could look. */
  readonly adBlocker?: boolean;
}

/** What every sign-in and registration sends about the visitor besides the affiliate's tag. */
export interface OwnVisitor {
  readonly fingerprint: Fingerprint;
  readonly affiliateTag?: string;
}

/**
 * When the fingerprint is begun: with the page, with the visitor's consent to statistics (and never
 * without it), or when a form opens that tells of the visitor. The law of the operator's country says which.
 */
export type FingerprintStart = 'startup' | 'consent' | 'form';

export interface Fingerprints {
  /**
   * The page has been there for a while: begins what begins without a form, now or once the visitor
   * agrees. Returns what stops waiting for that.
   */
  follow(): () => void;
  /** A form has opened that is going to tell of the visitor: begins what begins with one. */
  formOpened(): void;
  /** The fingerprint for a form that is sent, never later than a few seconds. */
  ofVisitor(): Promise<Fingerprint>;
}

interface Sources {
  readonly start: () => FingerprintStart;
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  readonly compute: () => Promise<Fingerprint>;
  /** The storage of this tab, and of this browser. Neither is written to before a form is sent. */
  readonly tab: Kept;
  readonly browser: Kept;
}

/** A kept id follows one browser, and only for as long as it keeps it. */
export const KEPT_ID_CONFIDENCE = 0.4;
/** How long signing in waits for what is computed, in milliseconds. */
const PATIENCE = 3000;
/** Where a tab keeps what a form has told, so that no further page computes it again. */
const KEY = 'visitor';

/** Computes the fingerprint of this browser once, and holds it in memory until a form tells it. */
export function createFingerprints(sources: Sources): Fingerprints {
  const { start, consent, compute, tab, browser } = sources;
  let computing: Promise<Fingerprint | null> | null = null;

  const isAllowed = () => start() !== 'consent' || consent.get()?.statistics === true;

  async function knownOrComputed(): Promise<Fingerprint | null> {
    const known = tab.getItem(KEY);
    if (known !== null) return JSON.parse(known) as Fingerprint;
    return compute().catch(() => null);
  }

  /** Null where nothing can be computed, or may be. */
  async function begun(): Promise<Fingerprint | null> {
    if (!isAllowed()) return null;
    computing ??= knownOrComputed();
    return computing;
  }

  function consentChanged() {
    if (isAllowed()) void begun();
    else {
      computing = null;
      tab.removeItem(KEY);
    }
  }

  return {
    follow() {
      if (start() === 'startup') void begun();
      if (start() !== 'consent') return () => undefined;
      consentChanged();
      return consent.subscribe(consentChanged);
    },
    formOpened() {
      if (start() === 'form') void begun();
    },
    async ofVisitor() {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
      const fingerprint = await Promise.race([begun(), late]);
      // If the consent was withdrawn meanwhile, nothing that was computed is sent.
      if (fingerprint === null || !isAllowed())
        return { visitorId: keptId(browser, newRandomId), confidence: KEPT_ID_CONFIDENCE };
      tab.setItem(KEY, JSON.stringify(fingerprint));
      return fingerprint;
    },
  };
}
