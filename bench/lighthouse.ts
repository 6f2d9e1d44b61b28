import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../__tests__/e2e/chromium';
import { freePort } from '../__tests__/e2e/ports';
import { type Measures, spreadOf, type Variant } from './lib/pairs';
import { installPeers } from './lib/peers';
import { type Place, withPlaces } from './lib/places';
import type { Line, Outcome } from './lib/works';

const visits = 5;

/** How often it visits at most: on a busy machine Lighthouse sometimes sees no paint. */
const tries = 3;

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

/** Audits one visit. Returns null when Lighthouse could not tell a figure. */
const visit = async (audit: Audit, url: string): Promise<Measures | null> => {
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const { lhr } = await audit(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    const numberOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const measures = {
      'performance score': 100 * lhr.categories.performance.score,
      'layout shift': numberOf('cumulative-layout-shift'),
      'largest paint': numberOf('largest-contentful-paint'),
      'blocking time': numberOf('total-blocking-time'),
    };
    return Object.values(measures).some(Number.isNaN) ? null : measures;
  } finally {
    await browser.close();
  }
};

/** The first visit of a phone, in a browser of its own. Lighthouse's settings for phones are its default. */
const visiting = (audit: Audit, { name, server }: Place, path: string): Variant => ({
  name,
  run: async () => {
    for (let count = 0; count < tries; count += 1) {
      const measures = await visit(audit, `${server.url}${path}`);
      if (measures) return measures;
    }
    throw new Error('Lighthouse tells no figures.');
  },
});

/** Scores have no ratios. */
const lineOf = (name: string, results: readonly Measures[]): Line => ({
  name,
  measures: Object.keys(results[0] ?? {}).map((measure) => ({
    name: measure,
    value: spreadOf(results.map((result) => result[measure] ?? Number.NaN)),
    ratio: null,
  })),
});

/** Audits the first visit to the sign-in as Lighthouse does it for phones, in turns with that to an empty page. */
export const lighthouse = async (former: string | null): Promise<Outcome[]> => {
  const audit = await loadLighthouse();
  return withPlaces(
    former,
    async () => undefined,
    async ({ now, all }) => {
      const variants = [
        visiting(audit, { ...now, name: 'empty page' }, '/empty.html'),
        ...all.map((place) => visiting(audit, place, '/login')),
      ];
      const results = variants.map(({ name }) => ({ name, measured: [] as Measures[] }));
      for (let count = 0; count < visits; count += 1)
        for (const [index, variant] of variants.entries()) results[index]?.measured.push(await variant.run());
      const lines = results.map(({ name, measured }) => lineOf(name, measured));
      console.log(lines.map(({ name, measures }) => `${name}: ${JSON.stringify(measures)}`).join('\n'));
      return [{ name: 'Lighthouse for phones, first visit to the sign-in', floor: 'empty page', lines }];
    },
  );
};
