import type { Member, MemberState } from '../contract/members';

/** Texts of the members' page [MB-1, MB-2, MB-5]. */
export const membersTexts = {
  title: (count: number) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  loading: 'Mitglieder werden geladen',
  offline: 'Du bist offline. Deine Mitglieder siehst du wieder, sobald du online bist.',
  retry: 'Erneut versuchen',
  empty: 'Noch niemand ist Mitglied. Lade deine ersten Athleten ein.',
  search: 'Name oder E-Mail suchen',
  noMatch: 'Kein Mitglied passt zu deiner Suche.',
  invite: 'Einladen',
  states: { invited: 'eingeladen', active: 'aktiv', resting: 'ruht' } satisfies Record<MemberState, string>,
  role: ({ roles, birthYear }: Member) => {
    const role = roles.includes('ROLE_TRAINER')
      ? 'Training'
      : roles.includes('ROLE_ADMIN')
        ? 'Leitung'
        : 'Athlet';
    return birthYear === null ? role : `${role}, Jahrgang ${birthYear}`;
  },
  withoutEmail: 'ohne E-Mail',
  invitedUntil: (date: string) => `Einladung bis ${date}`,
  lastSeen: (date: string) => `Zuletzt ${date}`,
  withoutConsent: 'Einwilligung fehlt',
  mailFailed: 'Die E-Mail konnte nicht zugestellt werden. Prüf die Adresse.',
  actions: {
    invite: 'Neu einladen',
    code: 'Neuer Code',
    rest: 'Ruhen lassen',
    wake: 'Aufwecken',
  },
  rest: {
    title: (name: string) => `${name} ruhen lassen`,
    text: 'Das Mitglied wird überall abgemeldet und steht nicht mehr in deinen Listen. Alle Daten bleiben.',
    confirm: 'Ruhen lassen',
    cancel: 'Abbrechen',
  },
  handed: {
    title: (name: string) => `Einladung für ${name}`,
    text: 'Schreib den Code auf, oder zeig ihn. Er gilt einmal und steht nur jetzt hier.',
    where: (address: string) => `Eingeben unter ${address}`,
    until: (date: string) => `Gültig bis ${date}`,
    close: 'Fertig',
  },
  form: {
    title: 'Einladen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail (freiwillig)',
    emailHint: 'Ohne E-Mail bekommst du einen Code zum Weitergeben.',
    birthYear: 'Jahrgang (freiwillig)',
    team: 'Team (freiwillig)',
    submit: 'Einladen',
    cancel: 'Abbrechen',
    faults: {
      missing: 'Bitte ausfüllen',
      email: 'Diese E-Mail-Adresse ist nicht vollständig',
      year: 'Bitte als Zahl mit 4 Stellen, zum Beispiel 2011',
    },
  },
} as const;
