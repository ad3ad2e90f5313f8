import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Consent, everything, onlyNecessary } from '#shared/consent/consent.ts';
import { createConsentStore } from '#shared/consent/consent-store.ts';
import { startMeasuring } from './measuring.ts';

const startTagManager = vi.hoisted(() => vi.fn());
vi.mock('#shared/analytics/tag-manager.ts', () => ({ startTagManager, forgetTags: vi.fn() }));

const reload = vi.fn();
/** What waits for a quiet moment. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  waiting = [];
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', {
    location: { hostname: 'localhost', reload },
    requestIdleCallback: (run: () => void) => waiting.push(run),
    cancelIdleCallback: () => {
      waiting = [];
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const storeWith = (initial: Consent | null) => createConsentStore(initial, () => undefined, false);
const thirdParties = { tagManagerId: 'GTM-1', chat: null };

/** Lets the quiet moment come, and all that it set going. */
async function quiet(): Promise<void> {
  for (const run of waiting.splice(0)) run();
  await vi.dynamicImportSettled();
}

describe('measuring', () => {
  it('starts on a page that came with consent', async () => {
    startMeasuring({ consent: storeWith(everything), thirdParties });
    await quiet();
    expect(startTagManager).toHaveBeenCalledWith('GTM-1', everything);
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks for a fresh page, and starts nothing on this one, when consent was given before it runs [P-31]', async () => {
    const consent = storeWith(null);
    consent.choose(everything);
    startMeasuring({ consent, thirdParties });
    await quiet();
    expect(reload).toHaveBeenCalledOnce();
    expect(startTagManager).not.toHaveBeenCalled();
  });

  it('starts nothing when consent is withdrawn before the quiet moment comes', async () => {
    const consent = storeWith(everything);
    startMeasuring({ consent, thirdParties });
    consent.choose(onlyNecessary);
    await quiet();
    expect(reload).toHaveBeenCalledOnce();
    expect(startTagManager).not.toHaveBeenCalled();
  });

  it('stays on the page when no tag is agreed to, before and after', async () => {
    const consent = storeWith(null);
    startMeasuring({ consent, thirdParties });
    consent.choose(onlyNecessary);
    await quiet();
    expect(reload).not.toHaveBeenCalled();
    expect(startTagManager).not.toHaveBeenCalled();
  });
});
