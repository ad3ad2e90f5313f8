import { randomBytes, randomInt } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, bech32, createBase58check } from '@scure/base';
import { type Asset, inUnits, type NetworkName, networks } from './networks.ts';

/**
 * A new address of a network, in its form, to which nobody sends real coins by mistake: one of the test
 * network where addresses tell, and else one that says what it is. That of an EVM chain is written in
 * letters whose cases are a wrong checksum (EIP-55), which wallets refuse.
 */
export function newAddress(network: NetworkName): string {
  switch (networks[network].address) {
    case 'bitcoin':
      // A witness program of version 0 (BIP-141, BIP-173).
      return bech32.encode('tb', [0, ...bech32.toWords(randomBytes(20))]);
    case 'evm':
      return `0x5A4dB0c5DeAdBEEfdEAdbeEf${Array.from({ length: 16 }, () => randomInt(10)).join('')}`;
    case 'tron':
      return spelledAddress('TSandboxDoNotSend', base58);
    case 'xrpl':
      return spelledAddress('rsandboxDoNotSend', base58xrp);
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

const base58check = createBase58check(sha256);

/**
 * An address of 34 signs that begins with a text and goes on by chance; its checksum is right. The two
 * chains write the same bytes, each in an alphabet of its own.
 */
function spelledAddress(text: string, writing: typeof base58): string {
  // The alphabets have the same signs, in another order.
  const filling = base58.encode(randomBytes(34)).slice(0, 34 - text.length);
  // A version and twenty bytes; the checksum behind them is replaced.
  const payload = writing.decode(text + filling).subarray(0, 21);
  return writing.encode(base58.decode(base58check.encode(payload)));
}
