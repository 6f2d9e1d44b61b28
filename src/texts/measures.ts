import type { Level } from '../domain/progress/results';
import { counted } from './counted';

/** What components say of progress and results. Not part of the first load. */
export const measureTexts = {
  level: { low: 'Übungsbedarf', mid: 'Ausbaufähig', high: 'Gut' },
  counts: ({ high, mid, low }: Record<Level, number>) =>
    `${high} gut, ${mid} ausbaufähig, ${low} mit Übungsbedarf`,
  tests: (count: number) => counted(count, 'Test', 'Tests'),
  percentOf: (name: string, percent: number) => `${name}: ${percent} Prozent`,
  valueOf: (value: number, max: number) => `${value} von ${max}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  updateState: { waits: 'wartet', runs: 'läuft', done: 'geladen', failed: 'Fehler' },
} as const;
