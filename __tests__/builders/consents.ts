import type { ConsentEntry } from '../../src/contract/consentEntries';

/** A consent that somebody has given in the app, with pain. */
export const aConsentEntry = (overrides: Partial<ConsentEntry> = {}): ConsentEntry => ({
  id: 1,
  version: 2,
  what: 'agreed',
  how: 'self',
  at: '2026-01-12T09:00:00.000Z',
  pain: true,
  guardianName: null,
  guardianEmail: null,
  enteredBy: null,
  reason: null,
  ...overrides,
});
