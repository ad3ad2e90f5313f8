import { newRandomId } from '#shared/random-id.ts';
import { type Fingerprint, visitorFingerprint } from '#shared/visitor/visitor-id.ts';

/** The fingerprint of this browser, as sign-in and registration send it. */
export function ownFingerprint(): Fingerprint {
  return visitorFingerprint(localStorage, newRandomId);
}
