import type { ConsentEntry } from '../contract/consentEntries';
import type { Withdrawal } from '../contract/withdrawal';

/** Texts of the consents that are kept, and of their withdrawal [CS-5, LV-1, LV-4]. */
export const withdrawalTexts = {
  facts: {
    given: 'Zugestimmt',
    withdrawn: 'Zurückgenommen',
    version: 'Fassung des Textes',
    how: 'Wie',
    pain: 'Schmerzen',
    guardian: 'Mit zugestimmt hat',
    confirmed: 'Von den Eltern bestätigt',
    enteredBy: 'Eingetragen von',
    reason: 'Grund',
    unknownDay: 'Tag nicht bekannt',
    ways: {
      self: 'selbst in der App',
      guardian: 'in der App, mit sorgeberechtigter Person',
      paper: 'auf Papier',
      office: 'vom Verein eingetragen',
    } satisfies Record<ConsentEntry['how'], string>,
    painStored: 'werden gespeichert',
    painNotStored: 'werden nicht gespeichert',
  },
  own: {
    title: 'Zustimmung',
    read: 'Text des Vereins lesen',
    open: 'Zustimmung zurücknehmen …',
    loading: 'Deine Zustimmung wird geladen.',
    done: 'Deine Angaben zu Schmerzen sind gelöscht. Weitere werden nicht gespeichert.',
    offline: 'Zum Zurücknehmen brauchst du eine Verbindung zum Netz.',
    waitsTitle: 'Erst übertragen, dann zurücknehmen',
    waits: (count: number) =>
      `${count === 1 ? '1 Eintrag ist' : `${count} Einträge sind`} nur auf diesem Gerät. Nimmst du alles zurück, ${count === 1 ? 'lässt er' : 'lassen sie'} sich nicht mehr übertragen.`,
  },
  dialog: {
    title: 'Zustimmung zurücknehmen',
    text: 'Du kannst das jederzeit, ohne Grund. Wähl, was ab jetzt gelten soll.',
    question: 'Was ab jetzt gilt',
    choices: {
      pain: 'Angaben zu Schmerzen nicht mehr speichern',
      all: 'Alles zurücknehmen',
    } satisfies Record<Withdrawal['what'], string>,
    hints: {
      pain: 'Die bisherigen werden gelöscht. Screening und Training gehen weiter.',
      all: 'Dein Konto wird sofort stillgelegt, und du wirst abgemeldet. Nach 14 Tagen wird es mit allen Daten gelöscht. Bis dahin kann dein Trainer oder die Leitung das anhalten.',
    } satisfies Record<Withdrawal['what'], string>,
    nothingChosen: 'Wähl zuerst, was du zurücknimmst.',
    confirm: 'Zurücknehmen',
  },
  member: {
    action: 'Einwilligung zurücknehmen …',
    actionText: (name: string) => `Wenn ${name} darum gebeten hat: nur Schmerzen oder alles.`,
    title: (name: string) => `Einwilligung von ${name} zurücknehmen`,
    text: 'Wähl, worum du gebeten wurdest. Was du hier tust, wird mit deinem Namen festgehalten.',
    hints: {
      pain: 'Die bisherigen werden gelöscht. Screening und Training gehen weiter.',
      all: 'Das Konto wird sofort stillgelegt. Nach 14 Tagen wird es mit allen Daten gelöscht. Bis dahin kannst du es hier anhalten.',
    } satisfies Record<Withdrawal['what'], string>,
  },
  list: {
    link: 'Einwilligungen ansehen und drucken',
    title: 'Einwilligungen',
    version: (version: number) => `Fassung ${version}`,
    pain: { yes: 'Schmerzen: ja', no: 'Schmerzen: nein' },
    guardian: (name: string) => `mit ${name}`,
    enteredBy: (name: string) => `eingetragen von ${name}`,
    reason: (name: string) => `Grund: ${name}`,
    what: {
      agreed: 'zugestimmt',
      painWithdrawn: 'Schmerzen zurückgenommen',
      withdrawn: 'alles zurückgenommen',
    } satisfies Record<ConsentEntry['what'], string>,
    missing: 'Einwilligung fehlt',
    print: 'Drucken',
  },
} as const;
