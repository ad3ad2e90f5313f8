import { describe, expect, it, vi } from 'vitest';
import { createInstallOffer } from './install-offer.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const prompt = (outcome: 'accepted' | 'dismissed') => {
  const event = { preventDefault: vi.fn(), prompt: vi.fn(async () => ({ outcome })) };
  return event as unknown as Event & typeof event;
};

describe('the offer to install the site', () => {
  it('waits for the second visit, however many pages the first has', () => {
    const kept = storage();
    const first = storage();
    const event = prompt('accepted');
    for (const visit of [first, first]) {
      const offer = createInstallOffer({ kept, visit });
      offer.available(event);
      expect(offer.isOffered()).toBe(false);
    }
    expect(event.preventDefault).toHaveBeenCalledTimes(2);
    const offer = createInstallOffer({ kept, visit: storage() });
    expect(offer.isOffered()).toBe(false);
    offer.available(event);
    expect(offer.isOffered()).toBe(true);
  });

  it.each(['offer', 'prompt'])('is remembered when the %s is turned down', async (where) => {
    const kept = storage();
    createInstallOffer({ kept, visit: storage() });
    const offer = createInstallOffer({ kept, visit: storage() });
    offer.available(prompt('dismissed'));
    if (where === 'offer') offer.dismiss();
    else await offer.accept();
    expect(offer.isOffered()).toBe(false);
    const later = createInstallOffer({ kept, visit: storage() });
    later.available(prompt('accepted'));
    expect(later.isOffered()).toBe(false);
  });

  it('asks the browser, and is gone once installed', async () => {
    const kept = storage();
    createInstallOffer({ kept, visit: storage() });
    const offer = createInstallOffer({ kept, visit: storage() });
    const event = prompt('accepted');
    offer.available(event);
    await offer.accept();
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(offer.isOffered()).toBe(false);
  });
});
