import { counted } from './counted';

/** Texts of the erasure of oneself and of a member [MB-7, LV-4]. */
export const erasureTexts = {
  own: {
    title: 'Konto löschen',
    short: 'Löschen',
    goes: 'Sofort gelöscht werden dein Konto, deine Screenings, Trainings und dein Feedback, was du zu Schmerzen angegeben hast, Notizen über dich und deine Nachrichten.',
    /** Of somebody who trains or looks after the club. */
    stays:
      'Was du für andere geschrieben oder bewertet hast, bleibt. Statt deines Namens steht dort „ehemaliges Mitglied“.',
    backups:
      'In Sicherungen des Servers bleiben die Daten, bis sie dort abgelaufen sind. Wird eine davon zurückgespielt, werden sie gleich wieder gelöscht.',
    final: 'Das lässt sich nicht umkehren.',
    open: 'Konto löschen …',
    field: (username: string) => `Schreib „${username}“, um zu bestätigen`,
    confirm: 'Konto endgültig löschen',
    download: 'Erst meine Daten herunterladen',
    lost: {
      title: 'Gelöscht werden',
      text: (screenings: number, trainings: number, messages: number) =>
        `${new Intl.ListFormat('de').format([
          ...(screenings > 0 ? [counted(screenings, 'Screening', 'Screenings')] : []),
          ...(trainings > 0 ? [counted(trainings, 'Training', 'Trainings')] : []),
          ...(messages > 0 ? [counted(messages, 'Nachricht', 'Nachrichten')] : []),
          'dein Plan',
          'deine Anmeldung',
        ])}.`,
    },
    unsent: {
      title: (count: number) =>
        count === 1 ? '1 Eintrag ist nur hier.' : `${count} Einträge sind nur hier.`,
      text: (count: number) => `${count === 1 ? 'Er geht' : 'Sie gehen'} dabei verloren.`,
    },
    inBackups: {
      title: 'In Sicherungen',
      text: (days: number) =>
        `bleiben die Daten noch ${counted(days, 'Tag', 'Tage')}, dann sind sie auch dort fort.`,
    },
    waitsTitle: 'Erst übertragen, dann löschen',
    waits: (count: number) =>
      `${count === 1 ? '1 Eintrag ist' : `${count} Einträge sind`} nur auf diesem Gerät. Nach dem Löschen ${count === 1 ? 'lässt er' : 'lassen sie'} sich nicht mehr übertragen.`,
  },
  member: {
    title: (name: string) => `${name} löschen`,
    action: 'Löschen …',
    actionText: (name: string) => `Stellt das Konto von ${name} still und löscht es nach 14 Tagen.`,
    text: 'Das Konto wird gleich stillgelegt. Nach 14 Tagen werden das Konto, Screenings, Trainings, Notizen und Nachrichten endgültig gelöscht. Bis dahin kannst du es hier anhalten.',
    stays: 'Was das Mitglied für andere geschrieben oder bewertet hat, bleibt ohne seinen Namen erhalten.',
    name: (name: string) => `Tipp „${name}“ ein`,
    wrong: 'Das stimmt nicht überein.',
    confirm: 'Löschen',
    stop: 'Löschen anhalten',
    stopText: (name: string, date: string) =>
      `Wird frühestens am ${date} gelöscht. Hältst du es an, kann sich ${name} wieder anmelden.`,
  },
} as const;
