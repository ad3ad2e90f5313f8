import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, base58xrp, bech32, bech32m, createBase58check, hex } from '@scure/base';

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
      return isSegwit(text) || hasVersion(text, bitcoinVersions);
    case 'evm':
      return /^0x[0-9a-fA-F]{40}$/.test(text) && hasOwnCase(text.slice(2));
    case 'tron':
      return hasVersion(text, [0x41]);
    case 'xrpl':
      return hasVersion(inBitcoinsAlphabet(text), [0x00]);
  }
}

/** Digits of one case have no checksum; in mixed ones the case is the checksum (EIP-55). */
function hasOwnCase(digits: string): boolean {
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return true;
  const hash = hex.encode(keccak_256(Buffer.from(small)));
  return [...small].every(
    (digit, at) =>
      digits[at] === (Number.parseInt(hash[at] ?? '', 16) >= 8 ? digit.toUpperCase() : digit),
  );
}

/** A tag is a whole number below 2^32. */
export function isTag(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32;
}

/** Pay to a key and to a script, on the main and the test network. */
const bitcoinVersions = [0x00, 0x05, 0x6f, 0xc4];
const base58check = createBase58check(sha256);
/** Of a version, 20 bytes and a checksum. More is not decoded: that takes the square of the length. */
const longestBase58 = 35;

/** Whether a text is a version and 20 bytes in base58 with their checksum. */
function hasVersion(text: string, versions: readonly number[]): boolean {
  if (text.length > longestBase58) return false;
  const bytes = decoded(() => base58check.decode(text));
  return bytes?.length === 21 && versions.includes(bytes[0] ?? -1);
}

/** The XRP Ledger writes the same in an alphabet of its own. Empty for what is not written in it. */
function inBitcoinsAlphabet(text: string): string {
  if (text.length > longestBase58) return '';
  return decoded(() => base58.encode(base58xrp.decode(text))) ?? '';
}

const segwitPrefixes = ['bc', 'tb'];

/** Whether a text is a witness program: version 0 in bech32 (BIP-173), later ones in bech32m (BIP-350). */
function isSegwit(text: string): boolean {
  for (const code of [bech32, bech32m]) {
    const { prefix = '', words = [] } = code.decodeUnsafe(text) ?? {};
    const [version = -1, ...program] = words;
    if (!segwitPrefixes.includes(prefix) || (code === bech32) !== (version === 0)) continue;
    const { length = 0 } = code.fromWordsUnsafe(program) ?? {};
    if (version === 0) return length === 20 || length === 32;
    return version <= 16 && length >= 2 && length <= 40;
  }
  return false;
}

/** What a decoder makes of a text; null where it throws, which it does for any that is wrong. */
function decoded<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
