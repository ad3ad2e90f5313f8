import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Consent, everything, onlyNecessary } from '../consent/consent.ts';
import { createConsentStore } from '../consent/consent-store.ts';
import { createFingerprints, type Fingerprint, type FingerprintStart } from './own-visitor.ts';

const computed: Fingerprint = { visitorId: 'computed', confidence: 0.6, adBlocker: false };

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

interface Options {
  readonly chosen?: Consent;
  readonly compute?: () => Promise<Fingerprint>;
  readonly tab?: ReturnType<typeof storage>;
}

function page(start: FingerprintStart, options: Options = {}) {
  const { chosen = null, tab = storage() } = options;
  const browser = storage();
  const consent = createConsentStore(chosen, () => undefined, true);
  const compute = vi.fn(options.compute ?? (async () => computed));
  const fingerprints = createFingerprints({ start: () => start, consent, compute, tab, browser });
  return { fingerprints, consent, compute, tab, browser };
}

/** Lets what is under way come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the fingerprint of a visitor [4-36]', () => {
  it('begins with the page, at startup', () => {
    const { fingerprints, compute } = page('startup');
    fingerprints.follow();
    expect(compute).toHaveBeenCalledOnce();
  });

  it('begins with consent to statistics, and with no other', async () => {
    const { fingerprints, consent, compute } = page('consent');
    fingerprints.follow();
    fingerprints.formOpened();
    consent.choose({ statistics: false, marketing: true });
    await settled();
    expect(compute).not.toHaveBeenCalled();
    consent.choose({ statistics: true, marketing: false });
    expect(compute).toHaveBeenCalledOnce();
  });

  it('begins at once with a consent of an earlier visit', () => {
    const { fingerprints, compute } = page('consent', { chosen: everything });
    fingerprints.follow();
    expect(compute).toHaveBeenCalledOnce();
  });

  it('begins when a form opens, whatever was agreed to', () => {
    const { fingerprints, consent, compute } = page('form');
    fingerprints.follow();
    consent.choose(everything);
    expect(compute).not.toHaveBeenCalled();
    fingerprints.formOpened();
    expect(compute).toHaveBeenCalledOnce();
  });

  it('is not waited for with consent once nobody follows any more', () => {
    const { fingerprints, consent, compute } = page('consent');
    fingerprints.follow()();
    consent.choose(everything);
    expect(compute).not.toHaveBeenCalled();
  });

  it.each(['startup', 'consent', 'form'] as const)(
    'is computed once for a page and kept in memory until a form is sent (%s)',
    async (start) => {
      const { fingerprints, compute, tab, browser } = page(start, { chosen: everything });
      fingerprints.follow();
      fingerprints.formOpened();
      await settled();
      expect([...tab.items, ...browser.items]).toEqual([]);
      expect(await fingerprints.ofVisitor()).toEqual(computed);
      expect(compute).toHaveBeenCalledOnce();
      expect(tab.items.size).toBe(1);
      expect(browser.items.size).toBe(0);
    },
  );

  it('that a form has told is not computed again by the next page of the tab', async () => {
    const { fingerprints, tab } = page('startup');
    await fingerprints.ofVisitor();
    const next = page('startup', { tab });
    next.fingerprints.follow();
    expect(await next.fingerprints.ofVisitor()).toEqual(computed);
    expect(next.compute).not.toHaveBeenCalled();
  });

  it('that cannot be computed is a random number, kept from when a form is sent [3-23]', async () => {
    const broken = page('startup', { compute: async () => Promise.reject(new Error('no canvas')) });
    broken.fingerprints.follow();
    await settled();
    expect(broken.browser.items.size).toBe(0);
    const told = await broken.fingerprints.ofVisitor();
    expect(told).toEqual({ visitorId: expect.stringMatching(/^[0-9a-f]{32}$/), confidence: 0.4 });
    expect(await broken.fingerprints.ofVisitor()).toEqual(told);
    expect(broken.tab.items.size).toBe(0);
  });

  it('is never told without a consent that it needs, nor after it was withdrawn', async () => {
    const refused = page('consent', { chosen: onlyNecessary });
    expect((await refused.fingerprints.ofVisitor()).confidence).toBe(0.4);
    expect(refused.compute).not.toHaveBeenCalled();

    const { fingerprints, consent, tab } = page('consent', { chosen: everything });
    fingerprints.follow();
    expect(await fingerprints.ofVisitor()).toEqual(computed);
    consent.choose(onlyNecessary);
    expect(tab.items.size).toBe(0);
    expect(await fingerprints.ofVisitor()).not.toEqual(computed);
  });
});

describe('a fingerprint that takes too long [3-23]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited for three seconds', async () => {
    const { fingerprints } = page('startup', { compute: () => new Promise(() => undefined) });
    const told = fingerprints.ofVisitor();
    await vi.advanceTimersByTimeAsync(3000);
    expect((await told).confidence).toBe(0.4);
  });
});
