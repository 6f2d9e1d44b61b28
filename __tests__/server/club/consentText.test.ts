import { defaultConsentText } from '../../../server/club/consentText';
import { describedTables } from '../../../server/database/description';
import type { Tables } from '../../../server/database/tables';
import type { UserTable } from '../../../server/database/tables/people';
import { consentHeadings, consentParagraphs } from '../../../src/domain/consentText';

/**
 * With which words the default text names what a table has of a person; null where that is nothing, or ids alone. A new
 * table does not compile until it is here.
 */
const tables: Record<keyof Tables, readonly string[] | null> = {
  instance: null,
  user: ['Name', 'Benutzername', 'wann du zuletzt da warst'],
  club: null,
  consentText: null,
  consent: ['Worin du wann und wie eingewilligt und was du zurückgenommen hast', 'mit dem Grund'],
  guardianQuestion: ['ihre E-Mail-Adresse, wenn sie eine angibt', 'ob sie bestätigt hat'],
  setupCode: null,
  authToken: ['Auf welchen Geräten du angemeldet bist'],
  verificationToken: ['Links zu deinem Konto'],
  recoveryToken: ['Links zu deinem Konto'],
  trainerAthlete: ['Wer dich trainiert'],
  formerRight: ['oder trainiert hat und wann'],
  invitation: ['Einladungen'],
  plannedErasure: ['mit dem Grund, wenn es jemand für dich einträgt oder dich löscht'],
  memberExport: ['oder deine Daten für dich herunterlädt'],
  waitingNotice: ['E-Mails, die noch auf dem Weg sind'],
  mailWay: null,
  screening: null,
  userScreening: ['Welche Screenings du machst'],
  note: ['deine Notizen und die deiner Trainer'],
  formerNote: ['auch ältere Fassungen als Prüfwert'],
  exercise: null,
  basisExercise: null,
  contentItem: ['Schreibst du Inhalte'],
  contentVersion: ['Schreibst du Inhalte'],
  contentId: null,
  screeningRun: ['wie deine Tests bewertet wurden und von wem', 'Angaben zu Schmerzen'],
  exerciseRun: ['deine Trainings mit Datum und Dauer', 'deine Notizen', 'Angaben zu Schmerzen'],
  // Ids, so that nothing comes back that was erased.
  erasure: null,
  feedbackQuestion: null,
  feedback: ['dein Feedback'],
  // Ids of what was sent.
  receivedEntry: null,
  chatRoom: ['deine Nachrichten'],
  chatMessage: ['deine Nachrichten und ob sie gelesen sind'],
  notification: ['ob sie gelesen sind'],
  clip: ['machst du Videos'],
  change: null,
  video: ['machst du Videos'],
  videoPart: ['machst du Videos'],
  clipUpload: ['machst du Videos'],
  clipUploadPart: ['machst du Videos'],
  // Hashes, for some minutes.
  attempt: null,
};

/** The same of each column of a member. */
const columns: Record<keyof UserTable, string | null> = {
  id: null,
  username: 'Benutzername',
  firstName: 'Name',
  lastName: 'Name',
  email: 'E-Mail-Adresse',
  emailVerified: 'Links zu deinem Konto',
  passwordHash: 'Konto',
  authorities: 'Rolle',
  birthYear: 'Jahrgang',
  team: 'Team',
  isResting: 'wird dein Konto sofort stillgelegt',
  invitedAt: 'Einladungen',
  lastSeenAt: 'wann du zuletzt da warst',
  keptAt: 'so lange nicht da warst',
  forgetAt: 'so lange nicht da warst',
  seenForgetAt: 'so lange nicht da warst',
  addedBy: 'wer dich eingetragen hat',
  clientId: null,
  agreedVersion: 'eingewilligt',
  agreedAt: 'eingewilligt',
  painAgreedAt: 'Angaben zu Schmerzen',
  guardianName: 'der Name der Person, die mit zustimmt',
  guardianEmail: 'ihre E-Mail-Adresse, wenn sie eine angibt',
  guardianMissingSince: 'ob sie bestätigt hat',
  guardianSeenAt: 'ob sie bestätigt hat',
  guardianRestAt: 'ob sie bestätigt hat',
};

test.each(Object.entries(tables))(
  '[LV-2] the default text names what the table %s has of a person',
  (_, words) => {
    for (const word of words ?? []) expect(defaultConsentText).toContain(word);
  },
);

test('[LV-2] of a table with rows of somebody it names what that is, or they are ids', () => {
  const silent = describedTables.filter(({ name, owners }) => owners.length > 0 && tables[name] === null);
  expect(silent.map(({ name }) => name)).toEqual(['receivedEntry']);
});

test.each(Object.entries(columns))('[LV-2] the default text names the field %s of a member', (_, word) => {
  if (word !== null) expect(defaultConsentText).toContain(word);
});

test('[LV-2] [CS-1] the default text says where, who sees it, how long, how to withdraw and whom to complain to', () => {
  const paragraphs = consentParagraphs(defaultConsentText);
  expect(paragraphs.map(({ heading }) => heading)).toEqual(consentHeadings);
  const said = [
    ['Wer sieht es', /auf deren eigenen Geräten.*Wer den Server für den Verein betreibt/],
    ['Wie lange', /Sicherungen auf dem Server.*zwei Wochen/],
    ['Zurücknehmen', /„Mein Konto“.*herunterladen.*löschen.*14 Tagen.*bei welcher Behörde/],
  ] as const;
  for (const [heading, words] of said)
    expect(paragraphs.find((paragraph) => paragraph.heading === heading)?.text).toMatch(words);
  expect(defaultConsentText.length).toBeLessThan(10_000);
});
