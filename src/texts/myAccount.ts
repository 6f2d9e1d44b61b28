import type { EmailChangeFault, PasswordChangeFault } from '../domain/myAccount';
import { newAccountTexts } from './newAccount';

/** Texts of a person's own account [AC-1, AC-3]. */
export const myAccountTexts = {
  sections: 'Abschnitte',
  offline: 'Du bist offline. Dein Konto siehst du wieder, sobald du online bist.',
  offlineChange: 'Du bist offline. Ändern kannst du dein Konto wieder, sobald du online bist.',
  retry: 'Noch einmal versuchen',
  data: {
    title: 'Meine Daten',
    name: 'Name',
    team: 'Team',
    username: 'Benutzername',
    whoChanges: 'Name und Team ändert dein Trainer oder die Leitung.',
  },
  email: {
    label: 'E-Mail',
    hint: 'Hierhin geht der Link, wenn du dein Passwort vergisst.',
    /** The server sends no mails. */
    hintOfFiles: 'Dieser Server verschickt noch keine E-Mails.',
    faults: {
      missing: 'Gib deine E-Mail-Adresse ein.',
      wrong: 'Das ist keine E-Mail-Adresse. Sie sieht so aus: name@example.org',
      passwordMissing: 'Gib dein Passwort ein.',
    } satisfies Record<EmailChangeFault, string>,
    password: 'Dein Passwort',
    passwordHint: 'Damit niemand an deinem Gerät die Adresse ändert.',
    wrong: 'Das Passwort ist falsch.',
    submit: 'E-Mail speichern',
    isSaved: (email: string) => `Deine Adresse ist ${email}.`,
    waits: (email: string, hasOld: boolean) =>
      `Wir haben dir einen Link an ${email} geschickt. Er gilt 24 Stunden. Bis du ihn öffnest, ${hasOld ? 'gilt die alte Adresse' : 'hat dein Konto keine Adresse'}.`,
    /** The server sends no mails. */
    waitsAsFile: (email: string, hasOld: boolean) =>
      `Dieser Server verschickt noch keine E-Mails. Der Link für ${email} liegt dort 24 Stunden als Datei. Bis er geöffnet ist, ${hasOld ? 'gilt die alte Adresse' : 'hat dein Konto keine Adresse'}.`,
    keepOld: (email: string) => `Bei ${email} bleiben`,
  },
  password: {
    title: 'Passwort ändern',
    short: 'Passwort',
    old: 'Bisheriges Passwort',
    new: 'Neues Passwort',
    hint: newAccountTexts.passwordHint,
    faults: {
      oldMissing: 'Gib dein bisheriges Passwort ein.',
      passwordMissing: newAccountTexts.faults.passwordMissing,
      passwordShort: newAccountTexts.faults.passwordShort,
      same: 'Das ist dein bisheriges Passwort. Wähl ein anderes.',
    } satisfies Record<PasswordChangeFault, string>,
    wrong: 'Das bisherige Passwort ist falsch.',
    submit: 'Passwort ändern',
    changed: 'Dein Passwort ist geändert. Auf anderen Geräten bist du jetzt abgemeldet.',
  },
  signins: {
    title: 'Angemeldete Geräte',
    short: 'Geräte',
    now: 'jetzt',
    unused: 'noch nicht benutzt',
    unknownDevice: 'Unbekanntes Gerät',
    isThis: 'dieses Gerät',
    leave: 'Abmelden',
    leaveOthers: 'Alle anderen abmelden',
    left: 'Das Gerät ist abgemeldet.',
    onlyThis: 'Nur dieses Gerät ist angemeldet.',
    stays:
      'Was auf einem anderen Gerät noch nicht übertragen ist, bleibt dort. Es wird übertragen, sobald du dich dort wieder anmeldest.',
  },
  switches: {
    title: 'Ton und Vibration',
    device: 'Das gilt für dieses Gerät.',
    sound: {
      label: 'Ton im Training',
      hint: 'Letzte 3 Sekunden und Wechsel. Bei gesperrtem Handy ist nichts zu hören.',
    },
    vibration: { label: 'Vibration', hint: 'Wenn es losgeht, zur Pause und am Ende' },
    awake: { label: 'Bildschirm im Training anlassen', hint: 'Solange eine Zeit läuft' },
  },
} as const;
