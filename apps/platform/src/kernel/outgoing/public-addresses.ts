import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of IPv6 only this part is handed out for the public internet (RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address leads to the public internet: none of this machine, a private network, a link,
 * a cloud's metadata or a translation into one of these, however it is written.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

/** Whether a URL names its host by an address or as this machine, so that no name is looked up. */
export function isOwnOrLiteral({ hostname }: URL): boolean {
  return hostname === 'localhost' || isIP(bareHost(hostname)) !== 0;
}

/** Whether a URL names its host by an address that is not public. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const host = bareHost(hostname);
  return isIP(host) !== 0 && !isPublicAddress(host);
}

const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** A name that leads to an address nobody outside may send us to. */
export class PrivateAddress extends Error {
  constructor(hostname: string, address: string) {
    super(`${hostname} leads to ${address}, which is no public address`);
    this.name = 'PrivateAddress';
  }
}

/**
 * Looks a name up for a connection and refuses it when any of its addresses is not public. The
 * connection is made to what was checked: nothing is looked up twice, so a name cannot change between.
 */
export function publicLookup(system: typeof resolve = resolve): LookupFunction {
  return (hostname, options, callback) => {
    system(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const hidden = found.find(({ address }) => !isPublicAddress(address));
      const [first] = found;
      if (hidden || !first)
        return callback(new PrivateAddress(hostname, hidden?.address ?? 'nowhere'), []);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
