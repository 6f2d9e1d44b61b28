import { BlockList, isIP } from 'node:net';

/** The networks that have a name in `TRUST_PROXY`, as Fastify knows them. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const readProxies = (trustProxy: string): BlockList => {
  const proxies = new BlockList();
  const networks = trustProxy.split(',').map((part) => part.trim());
  for (const network of networks.flatMap((part) => named[part] ?? part)) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return proxies;
};

/** What is known of a connection that does not become a request of Fastify. */
export interface Connection {
  remoteAddress: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
}

/** Returns a function that tells from where a person connects, as `request.ip` does for a request. */
export const clientAddressOf = (trustProxy: string | false) => {
  const proxies = trustProxy === false ? undefined : readProxies(trustProxy);
  const isProxy = (address: string) =>
    proxies !== undefined && isIP(address) !== 0 && proxies.check(address, familyOf(address));
  return ({ remoteAddress = '', headers }: Connection): string => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    const addresses = [...forwarded.map((part) => part.trim()).filter(Boolean), remoteAddress].toReversed();
    return addresses.find((address) => !isProxy(address)) ?? addresses.at(-1) ?? '';
  };
};
