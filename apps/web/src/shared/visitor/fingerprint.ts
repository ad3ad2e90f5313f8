import { load } from '@fingerprintjs/fingerprintjs';
import { analytics } from '../analytics/analytics.ts';
import { hasAdBlocker } from './ad-blocker.ts';
import type { Fingerprint } from './own-visitor.ts';

/** How long to wait for a quiet moment in browsers that tell of none, in milliseconds. */
const delayFallback = 50;

/** How sure an id can be to name one visitor; what is computed never names one surely. */
const confidence = { least: 0.4, most: 0.7 } as const;

export const boundedConfidence = (score: number) =>
  Math.min(Math.max(score, confidence.least), confidence.most);

/** Computes what this browser is known again by, from how it draws, sounds and is set up. */
export async function computeFingerprint(): Promise<Fingerprint> {
  // Without `monitoring: false` it would now and then tell its makers that it was used here.
  const agent = await load({ delayFallback, monitoring: false });
  const { visitorId, confidence } = await agent.get();
  const adBlocker = await hasAdBlocker(document);
  analytics.track('visitorSeen', { adBlocker: adBlocker ? 'yes' : 'no' });
  return { visitorId, confidence: boundedConfidence(confidence.score), adBlocker };
}
