import Fastify from 'fastify';
import { clientAddressOf } from '../../../server/http/clientAddress';

const settings = [
  false,
  '127.0.0.1',
  'loopback',
  'loopback, uniquelocal',
  'linklocal',
  '10.0.0.0/8,192.0.2.1',
  '2001:db8::/32',
] as const;

const chains = [
  [],
  ['198.51.100.7'],
  ['198.51.100.7', '10.0.0.2'],
  ['203.0.113.9', '198.51.100.7', '10.0.0.2'],
  ['10.0.0.3', '10.0.0.2'],
  ['2001:db8:1::7'],
  ['198.51.100.7', '2001:db8::2'],
  ['unknown', '127.0.0.1'],
];

const peers = [
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '192.0.2.1',
  '198.51.100.1',
  '2001:db8::1',
  'fe80::1',
];

describe.each(settings)('with the proxies %j', (trustProxy) => {
  test.each(peers)(
    '[LC-14] whoever comes through %s has the address that a request has',
    async (remoteAddress) => {
      const app = Fastify({ trustProxy });
      app.get('/', async ({ ip }) => ip);
      for (const chain of chains) {
        const headers = chain.length === 0 ? {} : { 'x-forwarded-for': chain.join(', ') };
        const { body } = await app.inject({ url: '/', remoteAddress, headers });
        expect({ chain, address: clientAddressOf(trustProxy)({ remoteAddress, headers }) }).toEqual({
          chain,
          address: body,
        });
      }
      await app.close();
    },
  );
});
