import { isIPv6, SocketAddress } from 'node:net';

/** How an address looks like that is IPv4 within IPv6. */
const mapped = /^::ffff:([\d.]+)$/;

/** Returns the eight groups of a canonical address, without leading zeros. */
const groupsOf = (canonical: string): string[] => {
  const [left = [], right = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
};

/**
 * Returns whose address it is, as far as limits are concerned: an address of IPv4, and of IPv6 the first 64 bits, since
 * everybody gets that many addresses at once. Not to be taken for `addressKey`, which is about mail addresses.
 */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip;
  const { address } = new SocketAddress({ address: ip.split('%')[0] ?? ip, family: 'ipv6' });
  return mapped.exec(address)?.[1] ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
};
