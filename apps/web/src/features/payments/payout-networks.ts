/** The chains coins of a currency are paid out on, by their name in the contract. */
const networks: Readonly<Record<string, readonly string[]>> = {
  BTC: ['bitcoin'],
  ETH: ['ethereum', 'arbitrum'],
  USDT: ['trc20', 'erc20', 'bep20'],
  XRP: ['xrpl'],
};

/** Those on which an address may be shared and a tag tells whose coins they are. */
export const tagNetworks: readonly string[] = ['xrpl'];

export function networksOf(currency: string): string[] {
  return [...(networks[currency] ?? [])];
}
