import { createHash } from 'node:crypto';
import { keccak256 } from './keccak.ts';

/** How addresses are written on a chain. */
type Writing = 'bitcoin' | 'evm' | 'tron' | 'xrpl';

interface Network {
  /** As people know it, in every language. */
  readonly name: string;
  readonly writing: Writing;
  /** Currencies that can be paid out on it. */
  readonly currencies: readonly string[];
  /** Addresses may be shared, and a tag tells whose coins they are. */
  readonly hasTag: boolean;
}

/** The chains coins are paid out on, by their name in the contract. */
export const networks = {
  bitcoin: { name: 'Bitcoin', writing: 'bitcoin', currencies: ['BTC'], hasTag: false },
  ethereum: { name: 'Ethereum', writing: 'evm', currencies: ['ETH'], hasTag: false },
  arbitrum: { name: 'Arbitrum One', writing: 'evm', currencies: ['ETH'], hasTag: false },
  erc20: { name: 'Ethereum (ERC-20)', writing: 'evm', currencies: ['USDT'], hasTag: false },
  trc20: { name: 'Tron (TRC-20)', writing: 'tron', currencies: ['USDT'], hasTag: false },
  bep20: { name: 'BNB Smart Chain (BEP-20)', writing: 'evm', currencies: ['USDT'], hasTag: false },
  xrpl: { name: 'XRP Ledger', writing: 'xrpl', currencies: ['XRP'], hasTag: true },
} as const satisfies Record<string, Network>;

export function networkOf(name: string): Network | undefined {
  return Object.entries(networks).find(([known]) => known === name)?.[1];
}

/** Whether a text is an address of a network, its checksum included where it has one. */
export function isAddress(text: string, { writing }: Pick<Network, 'writing'>): boolean {
  switch (writing) {
    case 'bitcoin':
      return isSegwit(text) || hasVersion(base58Of(text, bitcoinAlphabet), bitcoinVersions);
    case 'evm':
      return /^0x[0-9a-fA-F]{40}$/.test(text) && hasOwnCase(text.slice(2));
    case 'tron':
      return hasVersion(base58Of(text, bitcoinAlphabet), [0x41]);
    case 'xrpl':
      return hasVersion(base58Of(text, ripplesAlphabet), [0x00]);
  }
}

/** Digits of one case have no checksum; in mixed ones the case is the checksum (EIP-55). */
function hasOwnCase(digits: string): boolean {
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return true;
  const hash = keccak256(Buffer.from(small)).toString('hex');
  return [...small].every(
    (digit, at) =>
      digits[at] === (Number.parseInt(hash[at] ?? '', 16) >= 8 ? digit.toUpperCase() : digit),
  );
}

/** A tag is a whole number below 2^32. */
export function isTag(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32;
}

const bitcoinAlphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ripplesAlphabet = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
/** Pay to a key and to a script, on the main and the test network. */
const bitcoinVersions = [0x00, 0x05, 0x6f, 0xc4];

/** The bytes of a base58 text whose checksum fits, without it; null for any other. */
function base58Of(text: string, alphabet: string): Buffer | null {
  if (text.length < 25 || text.length > 40) return null;
  let number = 0n;
  for (const sign of text) {
    const digit = alphabet.indexOf(sign);
    if (digit === -1) return null;
    number = number * 58n + BigInt(digit);
  }
  const hex = number.toString(16);
  if (hex.length > 50) return null;
  const bytes = Buffer.from(hex.padStart(50, '0'), 'hex');
  const sha = (data: Buffer) => createHash('sha256').update(data).digest();
  const payload = bytes.subarray(0, 21);
  return sha(sha(payload)).subarray(0, 4).equals(bytes.subarray(21)) ? payload : null;
}

function hasVersion(bytes: Buffer | null, versions: readonly number[]): boolean {
  return bytes !== null && versions.includes(bytes[0] ?? -1);
}

const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
/** Checksums of bech32 (BIP-173), for version 0, and of bech32m (BIP-350), for all later ones. */
const bech32 = 1;
const bech32m = 0x2bc830a3;

function isSegwit(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false;
  const [, prefix = '', data = ''] = /^(bc|tb)1([a-z0-9]{8,87})$/.exec(text.toLowerCase()) ?? [];
  const values = [...data].map((sign) => bech32Alphabet.indexOf(sign));
  if (prefix === '' || values.includes(-1)) return false;
  const expanded = [
    ...[...prefix].map((sign) => sign.charCodeAt(0) >> 5),
    0,
    ...[...prefix].map((sign) => sign.charCodeAt(0) & 31),
  ];
  const checksum = polymod([...expanded, ...values]);
  return checksum === (values[0] === 0 ? bech32 : bech32m);
}

function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let sum = 1;
  for (const value of values) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator;
  }
  return sum;
}
