/** Codes of the assets kept here and how many of their subunits make a unit. */
export const assets = {
  BTC: 100_000_000,
  ETH: 1_000_000_000,
  USDT: 1_000_000,
  XRP: 1_000_000,
} as const;
export type Asset = keyof typeof assets;
export const assetCodes = Object.keys(assets) as [Asset, ...Asset[]];

interface Network {
  readonly assets: readonly Asset[];
  readonly address: 'bitcoin' | 'evm' | 'tron' | 'xrpl';
  /** Blocks on top of a transfer until it counts, and milliseconds the sandbox takes for each. */
  readonly required: number;
  readonly block: number;
}

/**
 * The chains coins arrive on, by their name in the protocol. Addresses are of test networks where a
 * chain tells them apart, so that no real coin can be sent to one by mistake.
 */
export const networks = {
  bitcoin: { assets: ['BTC'], address: 'bitcoin', required: 3, block: 2_000 },
  ethereum: { assets: ['ETH'], address: 'evm', required: 12, block: 500 },
  arbitrum: { assets: ['ETH'], address: 'evm', required: 20, block: 250 },
  erc20: { assets: ['USDT'], address: 'evm', required: 12, block: 500 },
  trc20: { assets: ['USDT'], address: 'tron', required: 19, block: 300 },
  bep20: { assets: ['USDT'], address: 'evm', required: 15, block: 300 },
  xrpl: { assets: ['XRP'], address: 'xrpl', required: 1, block: 3_000 },
} as const satisfies Record<string, Network>;
export type NetworkName = keyof typeof networks;
export const networkNames = Object.keys(networks) as [NetworkName, ...NetworkName[]];

/** Whether coins of an asset travel on a network. */
export function carries(network: NetworkName, asset: Asset): boolean {
  const { assets: carried }: Network = networks[network];
  return carried.includes(asset);
}

/** Subunits as a person writes them, with a point: 150000 BTC subunits are "0.0015". */
export function inUnits(amount: number, asset: Asset): string {
  const digits = Math.log10(assets[asset]);
  const text = String(amount).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return fraction === '' ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${fraction}`;
}

/** Reads what {@link inUnits} writes, also with a comma; null for anything else, and for nothing. */
export function subunitsOf(text: string, asset: Asset): number | null {
  const digits = Math.log10(assets[asset]);
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  const amount = Number(whole + fraction.padEnd(digits, '0'));
  return amount > 0 && Number.isSafeInteger(amount) ? amount : null;
}
