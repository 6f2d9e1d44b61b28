import { type LegalSections, termsSections } from './impressumTerms';

/** The privacy terms [IM-1]. Square brackets mark what the operator must fill in. */
const privacySections: LegalSections = {
  'Gespeicherte Daten': [
    'Wir speichern deinen Namen, deinen Jahrgang, dein Team, deinen Benutzernamen und deine E-Mail-Adresse, deine Screenings und Trainings mit ihren Ergebnissen und Zeiten, dein Feedback, die Notizen, die du und deine Trainer schreiben, deine Nachrichten, und auf welchen Geräten du angemeldet bist. Welche Angaben es genau sind, steht in dem Text, dem du zugestimmt hast. Dein Passwort speichern wir nur als Prüfwert, aus dem es sich nicht zurückrechnen lässt.',
    'Ein Teil dieser Daten liegt zusätzlich auf deinem Gerät, damit die App ohne Netz funktioniert. Was du ohne Netz aufzeichnest, bleibt dort, bis es übertragen ist.',
    'Geht auf unserem Server etwas schief, hält er die Anfrage mit ihrer IP-Adresse in einem Protokoll fest, um Fehler und Angriffe zu erkennen. Diese Protokolle löschen wir, sobald sie dafür nicht mehr nötig sind.',
  ],
  'Verwendung und Weitergabe': [
    'Wir verwenden deine Daten, um dein Screening auszuwerten, dir passende Übungen zu zeigen und deinen Verlauf festzuhalten. Angaben zu deiner Bewegung können Gesundheitsdaten sein; wir verarbeiten sie nur mit deiner Einwilligung, die du jederzeit widerrufen kannst.',
    'Deine Daten sehen du und deine Trainer, auch auf ihren eigenen Geräten. Die Leitung des Vereins sieht, wer Mitglied ist und wer zugestimmt hat. Wer den Server für uns betreibt, kann technisch an die Daten. Bei Nachrichten mit Minderjährigen kann eine zweite Person aus dem Verein mitlesen; das steht dann dort. An andere geben wir deine Daten nicht weiter, außer ein Gesetz verpflichtet uns dazu oder du hast zugestimmt.',
  ],
  Auskunftsrecht: [
    'Du kannst jederzeit erfahren, welche Daten über dich gespeichert sind, woher sie stammen und wozu sie dienen. Du kannst verlangen, dass wir sie berichtigen, einschränken, löschen oder dir in einem üblichen Format geben. Unter „Mein Konto“ lädst du deine Daten selbst herunter und löschst dein Konto selbst.',
    'Wende dich dafür an [Name des Betreibers], [E-Mail-Adresse]. Du kannst dich auch bei der Datenschutzbehörde deines Bundeslandes beschweren.',
  ],
  'Webanalyse mit IP-Anonymisierung': [
    'Diese App wertet nicht aus, wie du sie nutzt, und lädt nichts von anderen Servern. Würden wir eine Webanalyse einsetzen, dann nur mit IP-Anonymisierung und nach einem Hinweis an dieser Stelle.',
  ],
};

const providerSections: LegalSections = {
  Verantwortlich: [
    '[Name des Betreibers], [Straße und Hausnummer], [Postleitzahl und Ort]',
    'Vertreten durch [Name der vertretungsberechtigten Person]. Telefon [Telefonnummer], E-Mail [E-Mail-Adresse].',
  ],
};

/** The id is the anchor in the page. */
const parts = [
  { id: 'anbieter', title: 'Anbieter', sections: providerSections },
  { id: 'datenschutz', title: 'Datenschutzhinweis', sections: privacySections },
  { id: 'agb', title: 'Allgemeine Geschäftsbedingungen', sections: termsSections },
];

/** The software of others in the app [IM-4]. The build writes the list. */
const software = {
  id: 'software',
  title: 'Verwendete Software',
  explanation:
    'Die App enthält Software, die andere geschrieben und zur freien Nutzung freigegeben haben. Die Liste nennt sie alle, mit ihren Lizenzen auf Englisch.',
  list: 'Liste mit Lizenzen öffnen',
} as const;

export const impressumTexts = {
  contents: 'Inhalt',
  template:
    'Dieser Text ist eine Vorlage. Der Betreiber ergänzt die Angaben in eckigen Klammern und lässt ihn rechtlich prüfen, bevor er gilt.',
  login: 'Zum Login',
  /** Headings of what only some operators have. */
  register: 'Registereintrag',
  officer: 'Ansprechperson für den Datenschutz',
  parts,
  software,
} as const;
