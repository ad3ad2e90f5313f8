import { newRandomId } from '../random-id.ts';

const KEY = 'pierlight.visitor';

export interface Fingerprint {
  readonly visitorId: string;
  /** How sure the id is to name one visitor, 0 to 1. */
  readonly confidence: number;
}

/** A stored id follows one browser, not one person or device. */
const STORED_ID_CONFIDENCE = 0.5;
/** Without storage every page load looks like another visitor. */
const FRESH_ID_CONFIDENCE = 0.4;

/**
 * The visitor's fingerprint for sign-in and registration: an id of this browser, made on the first
 * visit with `newId` and kept in its storage.
 */
export function visitorFingerprint(storage: Storage, newId: () => string): Fingerprint {
  try {
    const known = storage.getItem(KEY);
    if (known) return { visitorId: known, confidence: STORED_ID_CONFIDENCE };
    const visitorId = newId();
    storage.setItem(KEY, visitorId);
    return { visitorId, confidence: STORED_ID_CONFIDENCE };
  } catch {
    return { visitorId: newId(), confidence: FRESH_ID_CONFIDENCE };
  }
}

/** The fingerprint of this browser, as sign-in and registration send it. */
export function ownFingerprint(): Fingerprint {
  return visitorFingerprint(localStorage, newRandomId);
}
