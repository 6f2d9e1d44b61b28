import type { Setup } from '../../src/contract/setup';

/** Tina begins a club with the content of the demo. */
export const aSetup = (overrides: Partial<Setup> = {}): Setup => ({
  clubName: 'TSV Musterstadt',
  firstName: 'Tina',
  lastName: 'Trainer',
  username: 'tina.trainer',
  email: 'tina@example.org',
  password: 'drei kluge Worte',
  sampleContent: 'demo',
  ...overrides,
});
