import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Asset, inUnits, type NetworkName, networks } from './networks.ts';

/**
 * A new address of a network, in its form, to which nobody sends real coins by mistake: one of the test
 * network where addresses tell, and else one that says what it is. That of an EVM chain is written in
 * letters whose cases are a wrong checksum (EIP-55), which wallets refuse.
 */
export function newAddress(network: NetworkName): string {
  switch (networks[network].address) {
    case 'bitcoin':
      return segwitAddress('tb', randomBytes(20));
    case 'evm':
      return `0x5A4dB0c5DeAdBEEfdEAdbeEf${Array.from({ length: 16 }, () => randomInt(10)).join('')}`;
    case 'tron':
      return spelledAddress('TSandboxDoNotSend', bitcoinAlphabet);
    case 'xrpl':
      return spelledAddress('rsandboxDoNotSend', ripplesAlphabet);
  }
}

/** Chain ids of the test networks (EIP-155). */
const chains = { ethereum: 11_155_111, erc20: 11_155_111, arbitrum: 421_614, bep20: 97 } as const;
/** The token's contract in this sandbox; there is nothing at it. */
const tokenContract = '0x5a4db0c500000000000000000000000000007e7e';

/**
 * What a wallet reads from the QR code: BIP-21 for bitcoin, EIP-681 on EVM chains, and the schemes that
 * wallets of the others know.
 */
export function paymentUri(
  network: NetworkName,
  asset: Asset,
  address: string,
  tag: string | null,
  amount: number,
): string {
  switch (network) {
    case 'bitcoin':
      return `bitcoin:${address}?amount=${inUnits(amount, asset)}`;
    case 'ethereum':
    case 'arbitrum':
      // The asset's subunit is a gwei.
      return `ethereum:${address}@${chains[network]}?value=${amount}000000000`;
    case 'erc20':
    case 'bep20':
      return `ethereum:${tokenContract}@${chains[network]}/transfer?address=${address}&uint256=${amount}`;
    case 'trc20':
      return `tron:${address}?amount=${inUnits(amount, asset)}`;
    case 'xrpl':
      return `xrpl:${address}?amount=${inUnits(amount, asset)}&dt=${tag ?? ''}`;
  }
}

const bitcoinAlphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ripplesAlphabet = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';

/** An address of 34 signs that begins with a text and goes on by chance; its checksum is right. */
function spelledAddress(text: string, alphabet: string): string {
  const filling = Array.from({ length: 34 - text.length }, () => alphabet[randomInt(58)]);
  const number = [...text, ...filling].reduce(
    (sum, sign) => sum * 58n + BigInt(alphabet.indexOf(sign ?? '')),
    0n,
  );
  // A version, twenty bytes, and a checksum of four, which is replaced.
  const bytes = Buffer.from(number.toString(16).padStart(50, '0'), 'hex');
  return base58Check(bytes.subarray(0, 21), alphabet);
}

/** Base58 with the first four bytes of a double SHA-256 at its end. */
function base58Check(payload: Buffer, alphabet: string): string {
  const sha = (data: Buffer) => createHash('sha256').update(data).digest();
  const bytes = Buffer.concat([payload, sha(sha(payload)).subarray(0, 4)]);
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = `${alphabet[Number(number % 58n)]}${text}`;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return (alphabet[0] ?? '').repeat(zeros) + text;
}

const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** A version 0 witness program (BIP-141) in bech32 (BIP-173). */
function segwitAddress(prefix: string, program: Buffer): string {
  const data = [0, ...fiveBits(program)];
  const expanded = [
    ...[...prefix].map((sign) => sign.charCodeAt(0) >> 5),
    0,
    ...[...prefix].map((sign) => sign.charCodeAt(0) & 31),
  ];
  const check = polymod([...expanded, ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = [0, 1, 2, 3, 4, 5].map((at) => (check >> (5 * (5 - at))) & 31);
  return `${prefix}1${[...data, ...checksum].map((value) => bech32Alphabet[value]).join('')}`;
}

function fiveBits(bytes: Buffer): number[] {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => Number.parseInt(group.padEnd(5, '0'), 2));
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
