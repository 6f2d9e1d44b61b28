import type { Club, Operator } from '../../src/contract/club';
import type { Consent } from '../../src/contract/consent';
import type { GuardianQuestion } from '../../src/contract/guardian';
import type { Health, Rehearsal } from '../../src/contract/health';
import type { Invitation, InvitationAnswer } from '../../src/contract/invitation';
import type { MyAccount } from '../../src/contract/myAccount';
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
  consentVersion: 1,
  ...overrides,
});

/** What Clara answers to it. */
export const anInvitationAnswer = (overrides: Partial<InvitationAnswer> = {}): InvitationAnswer => ({
  username: 'clara.conrad',
  password: 'tausend-berge',
  consent: true,
  version: 1,
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
  entries: [],
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

/** The sign-in of this device. */
export const aSignin = (overrides: Partial<MyAccount['signins'][number]> = {}) => ({
  id: 71,
  device: 'iPhone, Safari',
  lastUsedAt: '2025-03-10T08:00:00.000Z',
  isThis: true,
  ...overrides,
});

/** Anna's account, on this device, a computer and another phone. */
export const aMyAccount = (overrides: Partial<MyAccount> = {}): MyAccount => ({
  username: 'anna',
  firstName: 'Anna',
  lastName: 'Athletin',
  team: 'U16 Mädchen',
  email: 'anna@example.org',
  newEmail: null,
  signins: [
    aSignin(),
    aSignin({ id: 72, device: 'Windows, Firefox', isThis: false }),
    aSignin({ id: 73, device: 'Android, Chrome', lastUsedAt: '2024-11-02T08:00:00.000Z', isThis: false }),
  ],
  holds: { screenings: 5, trainings: 62, messages: 118, backupDays: 14 },
  ...overrides,
});

export const anOperator = (overrides: Partial<Operator> = {}): Operator => ({
  name: 'TSV Musterstadt 1893 e. V.',
  address: 'Am Sportplatz 1\n12345 Musterstadt',
  phone: '01234 5678',
  email: 'kontakt@example.org',
  representedBy: 'Maria Vorstand',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'VR 1893',
  dataProtectionOfficer: 'Karl Kontakt',
  host: 'Hoster GmbH, Serverweg 1, 12345 Musterstadt',
  supervisoryAuthority: 'Datenschutzbehörde des Musterlandes',
  ...overrides,
});

export const someSettings = (overrides: Partial<NonNullable<Club['settings']>> = {}) => ({
  consentText: 'Was: Dein Name.',
  consentVersion: 2,
  minorsChat: 'off' as const,
  secondReaderId: null,
  intervalWeeks: 8,
  keepMonths: 36,
  ...overrides,
});

/** The club as an admin gets it. */
export const aWholeClub = (overrides: Partial<Club> = {}): Club => ({
  name: 'TSV Musterstadt',
  operator: anOperator(),
  settings: someSettings(),
  server: {
    version: '0.1.0',
    usedBytes: 3_800_000_000,
    diskBytes: 10_000_000_000,
    lastBackupAt: null,
    hasBackupFailed: false,
  },
  ...overrides,
});

/** A server that is doing well, on the tenth of March 2025. */
export const aHealth = (overrides: Partial<Health> = {}): Health => ({
  version: '0.1.0',
  startedAt: '2025-03-01T08:00:00.000Z',
  disk: { freeBytes: 12_000_000_000, totalBytes: 40_000_000_000 },
  backup: { lastAt: '2025-03-10T02:00:00.000Z', failures: 0, isByServer: true },
  certificate: { kind: 'known', endsAt: '2025-06-01T12:00:00.000Z', fault: null },
  waitingMails: 0,
  errors: [],
  counts: { members: 31, runs: 220 },
  rehearsal: null,
  ...overrides,
});

/** A rehearsal that went well. */
export const aRehearsal = (overrides: Partial<Rehearsal> = {}): Rehearsal => ({
  startedAt: '2025-03-10T11:00:00.000Z',
  endedAt: '2025-03-10T11:00:04.000Z',
  backupAt: '2025-03-10T02:00:00.000Z',
  counts: { members: 31, runs: 214 },
  fault: null,
  ...overrides,
});

/** What the page of a guardian's link shows. */
export const aGuardianQuestion = (overrides: Partial<GuardianQuestion> = {}): GuardianQuestion => ({
  state: 'open',
  clubName: 'TSV Musterstadt',
  contact: ['info@tsv.example', '0123 4567'],
  firstName: 'Kim',
  lastName: 'Ahorn',
  guardianName: 'Eva Ahorn',
  version: 2,
  text: someConsentText,
  agreedAt: '2026-11-21T12:00:00.000Z',
  pain: true,
  confirmedAt: null,
  ...overrides,
});
