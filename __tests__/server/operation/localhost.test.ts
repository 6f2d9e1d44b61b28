import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startIn } from '../startIn';
import { makeFolder } from '../support';
import { removePlace } from '../testDatabase';

/** What the name has on a machine with both protocols. */
const both: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

type Lookup = (
  name: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

let dataDir: string;
let lookups: jest.SpyInstance;
beforeEach(() => {
  dataDir = makeFolder();
  const lookup: Lookup = dns.lookup;
  const withBoth: Lookup = (name, options, done) => {
    if (name === 'localhost' && options.all) done(null, both);
    else lookup(name, options, done);
  };
  lookups = jest.spyOn(dns, 'lookup').mockImplementation(withBoth as typeof dns.lookup);
});
afterEach(() => {
  lookups.mockRestore();
  removePlace(dataDir);
});

test('[CO-18] on localhost a server has one listener, so that a stop lets nobody in by another one', async () => {
  const { app, stop, url } = await startIn(dataDir, { host: 'localhost' });
  const addresses = app.addresses();
  const { port } = new URL(url);
  const other = await once(connect(Number(port), '::1'), 'connect').catch(({ code }) => code);
  await stop();
  expect(addresses).toEqual([{ address: '127.0.0.1', family: 'IPv4', port: Number(port) }]);
  expect(other).toMatch(/ECONNREFUSED|EADDRNOTAVAIL/);
});
