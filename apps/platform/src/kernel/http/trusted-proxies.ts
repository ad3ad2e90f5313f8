import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Decides whether the direct peer of a connection is a proxy whose headers are believed. */
export type TrustsAddress = (address: string) => boolean;

/**
 * Reads addresses and CIDR ranges ("10.0.0.0/8", "::1") into a check.
 * @throws RangeError naming the entry that is neither.
 */
export function trustedProxies(entries: readonly string[]): TrustsAddress {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
    const bits = Number(prefix ?? (family === 'ipv4' ? 32 : 128));
    const most = family === 'ipv4' ? 32 : 128;
    if (!family || !Number.isInteger(bits) || bits < 0 || bits > most)
      throw new RangeError(`"${entry}" is not an IP address or CIDR range`);
    list.addSubnet(address, bits, family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:/, '');
    return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
