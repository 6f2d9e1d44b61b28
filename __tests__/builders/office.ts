import type { Consent } from '../../src/contract/consent';
import type { Invitation, InvitationAnswer } from '../../src/contract/invitation';
import type { Setup } from '../../src/contract/setup';

/** A text of a club in the usual four paragraphs. */
export const someConsentText = [
  'Was: Dein Name und deine Antworten.',
  'Wozu: Damit du passende Übungen bekommst.',
  'Wer sieht es: Du und deine Trainer.',
  'Wie lange: Bis du gehst.',
].join('\n\n');

/** An invitation of Clara, an adult. */
export const anInvitation = (overrides: Partial<Invitation> = {}): Invitation => ({
  clubName: 'TSV Musterstadt',
  firstName: 'Clara',
  needsGuardian: false,
  consentText: someConsentText,
  ...overrides,
});

/** What Clara answers to it. */
export const anInvitationAnswer = (overrides: Partial<InvitationAnswer> = {}): InvitationAnswer => ({
  username: 'clara.conrad',
  password: 'tausend-berge',
  consent: true,
  painConsent: false,
  birthYear: null,
  guardianName: null,
  guardianEmail: null,
  ...overrides,
});

/** The second version of the club's text, of which Anna has agreed to the first. */
export const aConsent = (overrides: Partial<Consent> = {}): Consent => ({
  clubName: 'TSV Musterstadt',
  version: 2,
  text: someConsentText,
  agreedVersion: 1,
  agreedAt: '2025-01-01T08:00:00.000Z',
  painConsent: false,
  guardianName: null,
  needsGuardian: false,
  ...overrides,
});

export const aSetup = (overrides: Partial<Setup> = {}): Setup => ({
  clubName: 'TSV Musterstadt',
  firstName: 'Tina',
  lastName: 'Trainer',
  username: 'tina',
  email: 'tina@example.org',
  password: 'drei-kleine-worte',
  sampleContent: 'demo',
  ...overrides,
});
