/** What filter lists hide on every site, by id or class. */
const baits = [
  '#AdBanner',
  '#google_ads_frame1',
  '#ad_leaderboard',
  '.adsbox',
  '.ad-placement',
  '.ad-banner',
  '.banner_ads',
  '.sponsored-ads',
  '.text-ad-links',
  '.pub_300x250',
] as const;

/** From which share of hidden baits on a visitor has an ad blocker. */
const share = 0.6;

/** Whether so many of the baits are hidden that something hides advertising here. */
export const isBlocking = (hidden: number, all: number) => all > 0 && hidden / all > share;

/** Lays out what an ad blocker would hide, out of sight, and looks a frame later what is left. */
export async function hasAdBlocker(document: Document): Promise<boolean> {
  const place = document.createElement('div');
  place.ariaHidden = 'true';
  Object.assign(place.style, { position: 'absolute', top: '0', left: '0', visibility: 'hidden' });
  const elements = baits.map((selector) => {
    const element = document.createElement('div');
    if (selector.startsWith('#')) element.id = selector.slice(1);
    else element.className = selector.slice(1);
    Object.assign(element.style, { width: '1px', height: '1px' });
    place.append(element);
    return element;
  });
  document.body.append(place);
  // Filters that come as style sheets apply at once, those of extensions a moment later.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const hidden = elements.filter((element) => element.getClientRects().length === 0).length;
  place.remove();
  return isBlocking(hidden, elements.length);
}
