import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../__tests__/e2e/browser';
import { freePort } from '../__tests__/e2e/server';
import type { Variant } from './lib/pairs';
import { installPeers } from './lib/peers';
import { type Place, withPlaces } from './lib/places';
import { measureWork, type Outcome } from './lib/works';

/** What the benchmark reads of a report. */
interface Report {
  lhr: {
    categories: { performance: { score: number } };
    audits: Record<string, { numericValue: number }>;
  };
}

type Audit = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: string },
) => Promise<Report>;

/** Lighthouse comes from the packages of the benchmarks, which the checks of this repository do not have. */
const loadLighthouse = async (): Promise<Audit> => {
  installPeers();
  const file = pathToFileURL(resolve('bench/node_modules/lighthouse/core/index.js')).href;
  return (await import(file)).default;
};

/** The first visit of a phone, in a browser of its own. Lighthouse's settings for phones are its default. */
const visiting = (audit: Audit, { name, server }: Place, path: string): Variant => ({
  name,
  run: async () => {
    const port = await freePort();
    const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ executablePath: chromiumPath, args });
    try {
      const { lhr } = await audit(`${server.url}${path}`, {
        port,
        onlyCategories: ['performance'],
        logLevel: 'error',
      });
      const numberOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
      return {
        'performance score': 100 * lhr.categories.performance.score,
        'layout shift': numberOf('cumulative-layout-shift'),
        'largest paint': numberOf('largest-contentful-paint'),
        'blocking time': numberOf('total-blocking-time'),
      };
    } finally {
      await browser.close();
    }
  },
});

/** Audits the first visit to the sign-in as Lighthouse does it for phones, beside an empty page. */
export const lighthouse = async (former: string | null): Promise<Outcome[]> => {
  const audit = await loadLighthouse();
  return withPlaces(
    former,
    async () => undefined,
    async ({ now, all }) => [
      await measureWork({
        name: 'Lighthouse for phones, first visit to the sign-in',
        floor: visiting(audit, { ...now, name: 'empty page' }, '/empty.html'),
        others: all.map((place) => visiting(audit, place, '/login')),
        limits: { pairs: 3, milliseconds: 120_000 },
      }),
    ],
  );
};
