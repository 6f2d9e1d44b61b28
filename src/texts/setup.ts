import type { SetupFault } from '../domain/setup';
import { newAccountTexts } from './newAccount';

/** Texts of the set-up of a club [CL-1]. */
export const setupTexts = {
  claim: 'Dein Verein in 3 Minuten.',
  title: 'Einrichten',
  checking: 'Der Link wird geprüft.',
  clubName: 'Name des Vereins',
  account: 'Dein Konto',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  roles: 'Mit diesem Konto verwaltest du den Verein in der App und bist Trainer.',
  content: 'Womit beginnen?',
  contents: {
    demo: 'Mit dem Athletik-Screening beginnen',
    short: 'Mit dem Kurz-Check beginnen',
    none: 'Leer beginnen',
  },
  contentHint:
    'Das Athletik-Screening hat 7 Tests, der Kurz-Check 3 davon: Damit ist eine Gruppe in 10 Minuten fertig. Übungen mit Videos und Fragen zum Training sind bei beiden dabei.',
  onlyDemo:
    'Dein Verein beginnt mit Beispielinhalten: einem Screening, Übungen mit Videos und Fragen zum Training.',
  onlyOwn: 'Dein Verein beginnt mit den Inhalten, die auf dem Server schon eingelesen sind.',
  faults: {
    ...newAccountTexts.faults,
    clubNameMissing: 'Gib den Namen des Vereins ein.',
    firstNameMissing: 'Gib deinen Vornamen ein.',
    lastNameMissing: 'Gib deinen Nachnamen ein.',
    nameLong: 'Höchstens 100 Zeichen.',
    nameLink: 'Bitte nur den Namen, ohne Link.',
    emailMissing: 'Gib deine E-Mail-Adresse ein.',
    emailWrong: 'Das ist keine E-Mail-Adresse. Sie sieht so aus: name@example.org',
  } satisfies Record<SetupFault, string>,
  submit: 'Verein anlegen',
  gone: {
    title: 'Dieser Link gilt nicht',
    text: 'Der Link ist falsch, der Server wurde neu gestartet, oder der Verein ist schon eingerichtet.',
    restart: 'Ist der Server noch leer? Starte den Server neu. Er zeigt dann einen neuen Link.',
    login: 'Ist der Verein schon eingerichtet? Dann melde dich mit deinem Konto an.',
  },
  done: {
    claim: 'Dein Server ist eingerichtet.',
    title: (firstName: string) => `Fertig, ${firstName}`,
    text: 'Ergänze jetzt unter „Verein“ das Impressum und lies den Einwilligungstext. Lade danach deine Athleten ein, mit E-Mail oder mit einem Code.',
    settings: 'Verein einstellen',
    invite: 'Mitglieder einladen',
  },
} as const;
