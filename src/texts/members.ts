import type { MailProblem, MemberState } from '../contract/members';
import type { Authority } from '../contract/schemas';
import type { MemberFault } from '../domain/memberForm';
import { counted } from './counted';

/** Texts of the list of members and of inviting [MB-1, MB-2, MB-5]. Those of one member are in `member.ts`. */
export const membersTexts = {
  title: (count: number) => counted(count, 'Mitglied', 'Mitglieder'),
  /** While it is not known how many. */
  plural: 'Mitglieder',
  offline: 'Du bist offline. Mitglieder siehst du wieder, sobald du online bist.',
  offlineChange:
    'Du bist offline. Ändern kannst du wieder, sobald du online bist. Was du getippt hast, bleibt hier.',
  retry: 'Noch einmal versuchen',
  empty: {
    title: 'Noch keine Mitglieder.',
    text: 'Lade deine ersten Athleten ein oder lies eine Liste ein.',
  },
  import: 'Liste einlesen',
  invite: 'Einladen',
  search: 'Name oder E-Mail-Adresse suchen',
  noMatch: 'Kein Mitglied passt zu deiner Suche.',
  showAll: 'Alle zeigen',
  matching: (count: number, all: number) => `${count} von ${all} Mitgliedern`,
  filters: {
    all: 'Alle',
    invited: 'Eingeladen',
    mailFailed: 'Nicht zustellbar',
    mailWaiting: 'E-Mail wartet',
    resting: 'Stillgelegt',
    withoutTrainer: 'Ohne Trainer',
  },
  inviteAll: (count: number) => (count === 1 ? 'Noch einmal einladen' : 'Alle noch einmal einladen'),
  invitedAll: (count: number) =>
    `${counted(count, 'Einladung geht', 'Einladungen gehen')} noch einmal per E-Mail hinaus.`,
  /** The server sends no mails. */
  invitedAllFiles:
    'Auf dem Server ist noch kein Mailversand eingerichtet. Die neuen Einladungen liegen dort als Dateien.',
  team: 'Team',
  allTeams: 'Alle Teams',
  list: 'Liste der Mitglieder',
  columns: {
    name: 'Name',
    team: 'Team',
    state: 'Status',
    email: 'E-Mail',
    last: 'Zuletzt',
    action: 'Aktion',
  },
  more: (name: string) => `Mehr zu ${name}`,
  onPaper: (count: number, areChildren: boolean) => {
    const who = areChildren ? counted(count, 'Kind', 'Kinder') : counted(count, 'Mitglied', 'Mitglieder');
    return `${who} ohne E-Mail-Adresse ${count === 1 ? 'ist' : 'sind'} eingeladen.`;
  },
  print: 'Einladungen mit Code drucken',
  withoutTrainer: (count: number) =>
    count === 1 ? '1 Athlet hat keinen Trainer.' : `${count} Athleten haben keinen Trainer.`,
  showWithoutTrainer: 'Ohne Trainer zeigen',
  states: { invited: 'eingeladen', active: 'aktiv', resting: 'stillgelegt' } satisfies Record<
    MemberState,
    string
  >,
  roles: {
    ROLE_ATHLETE: 'Athlet',
    ROLE_TRAINER: 'Trainer',
    ROLE_ADMIN: 'Leitung',
    ROLE_CONTENT: 'Inhalte',
  } satisfies Record<Authority, string>,
  born: (year: number) => `Jahrgang ${year}`,
  withoutEmail: 'ohne E-Mail-Adresse',
  unconfirmed: (newEmail: string | null) =>
    newEmail === null ? 'noch nicht bestätigt' : `neu: ${newEmail}, noch nicht bestätigt`,
  invitedUntil: (date: string) => `Einladung bis ${date}`,
  invitationOver: (date: string) => `Einladung abgelaufen am ${date}`,
  notInvited: 'noch keine Einladung',
  never: 'noch nie',
  withoutConsent: 'Einwilligung fehlt',
  forgotten: (date: string) => `Lange nicht da, wird am ${date} gelöscht`,
  /** What is in the way of the mail of an invitation. */
  mailProblems: {
    waiting: 'E-Mail wartet',
    undeliverable: 'E-Mail nicht zustellbar',
    givenUp: 'E-Mail nicht zugestellt, drei Tage versucht',
    limited: 'E-Mail nicht gesendet, zu viele in einer Stunde',
  } satisfies Record<MailProblem, string>,
  actions: { invite: 'Neu einladen', code: 'Neuer Code', wake: 'Wieder aktivieren' },
  mailSent: (email: string) => `Die Einladung an ${email} ist unterwegs.`,
  /** The server sends no mails. */
  mailFile: (email: string) =>
    `Auf dem Server ist noch kein Mailversand eingerichtet. Die Einladung an ${email} liegt dort als Datei.`,
  /** Why the mail of an invitation did not go out. The member is stored. */
  mailNotSent: {
    waiting: (email: string) =>
      `Die Einladung an ${email} wartet noch: Gerade kommt keine E-Mail durch. Der Server versucht es drei Tage lang weiter.`,
    undeliverable: (email: string) =>
      `Die E-Mail an ${email} konnte nicht zugestellt werden. Prüf die Adresse des Mitglieds.`,
    givenUp: (email: string) =>
      `Die E-Mail an ${email} kam drei Tage lang nicht durch. Lade das Mitglied noch einmal ein.`,
    limited: (email: string) =>
      `An ${email} gingen schon mehrere Einladungen. Die letzte gilt noch. Bitte warte bis zu einer Stunde.`,
  } satisfies Record<MailProblem, (email: string) => string>,
  code: {
    invitation: (name: string) => `Einladung für ${name}`,
    recovery: (name: string) => `Neues Passwort für ${name}`,
    text: 'Schreib den Code auf oder zeig ihn. Er gilt nur einmal, und nach dem Schließen siehst du ihn nicht mehr.',
    where: (address: string) => `Eingeben unter ${address}`,
    until: (moment: string) => `Gültig bis ${moment}`,
    moment: (date: string, time: string) => `${date}, ${time} Uhr`,
    close: 'Fertig',
  },
  form: {
    second: 'Einladen',
    title: 'Jemanden einladen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail (freiwillig)',
    emailHint: 'Ohne E-Mail-Adresse bekommst du einen Code zum Weitergeben.',
    birthYear: 'Jahrgang (freiwillig)',
    birthYearOfAdmins: 'Den Jahrgang ändert nur, wer den Verein verwaltet.',
    guardianHint: 'Bis 16 Jahre muss auch eine sorgeberechtigte Person zustimmen.',
    team: 'Team (freiwillig)',
    roles: 'Rollen',
    roleChoices: [
      { role: 'ROLE_ATHLETE', label: 'Athlet', hint: 'Macht Screenings und Trainings.' },
      {
        role: 'ROLE_TRAINER',
        label: 'Trainer',
        hint: 'Sieht Ergebnisse und Notizen der eigenen Athleten.',
      },
      { role: 'ROLE_ADMIN', label: 'Leitung', hint: 'Verwaltet alle Mitglieder und den Verein.' },
      { role: 'ROLE_CONTENT', label: 'Inhalte', hint: 'Macht Screenings, Tests und Übungen.' },
    ] satisfies { role: Authority; label: string; hint: string }[],
    trainer: 'Trainer',
    noTrainer: 'Noch niemand',
    submit: 'Einladung senden',
    submitCode: 'Mit Code einladen',
    cancel: 'Abbrechen',
    faults: {
      missing: 'Bitte ausfüllen',
      long: 'Bitte höchstens 100 Zeichen',
      link: 'Bitte nur den Namen, ohne Link',
      email: 'Das ist keine vollständige E-Mail-Adresse, zum Beispiel name@example.org',
      year: 'Bitte vierstellig, zum Beispiel 2011',
      future: 'Dieses Jahr liegt in der Zukunft',
      roles: 'Bitte mindestens eine Rolle wählen',
    } satisfies Record<MemberFault, string>,
  },
} as const;
