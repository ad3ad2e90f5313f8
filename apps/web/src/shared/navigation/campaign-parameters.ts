import type { Search } from './search.ts';

/**
 * Parameters by which advertisers tell their clicks apart: of Google, Meta, Microsoft, TikTok, X, LinkedIn,
 * Yandex, Pinterest, Snapchat and Mailchimp. No page of the site depends on one.
 */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|yclid|epik|sccid|mc_[ce]id)$/i;

/** An address without what only tells which advertisement led to it. */
export function withoutCampaign(address: string): string {
  const url = new URL(address);
  const names = [...url.searchParams.keys()].filter((name) => campaignParameter.test(name));
  // Writing a query anew may spell it otherwise.
  if (names.length === 0) return address;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** The same of its query. */
export function withoutCampaignIn(search: Search): Search {
  return Object.fromEntries(
    Object.entries(search).filter(([name]) => !campaignParameter.test(name)),
  );
}
