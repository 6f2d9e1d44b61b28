import { type LegalSections, termsSections } from './impressumTerms';

/** The privacy terms [IM-1]. Square brackets mark what the operator must fill in. */
const privacySections: LegalSections = {
  'Gespeicherte Daten': [
    'Wir speichern deinen Namen, deinen Benutzernamen, deine Screenings und Trainings mit ihren Ergebnissen und Zeiten sowie die Notizen, die du und deine Trainer dazu schreiben. Dein Passwort speichern wir nur als Prüfwert, aus dem es sich nicht zurückrechnen lässt.',
    'Ein Teil dieser Daten liegt zusätzlich auf deinem Gerät, damit die App ohne Netz funktioniert. Was du ohne Netz aufzeichnest, bleibt dort, bis es übertragen ist.',
    'Unser Server hält Zugriffe in Protokollen fest, um Fehler und Angriffe zu erkennen. Diese Protokolle löschen wir nach [Anzahl] Tagen.',
  ],
  'Verwendung und Weitergabe': [
    'Wir verwenden deine Daten, um dein Screening auszuwerten, dir passende Übungen zu zeigen und deinen Verlauf festzuhalten. Angaben zu deiner Bewegung können Gesundheitsdaten sein; wir verarbeiten sie nur mit deiner Einwilligung, die du jederzeit widerrufen kannst.',
    'Deine Daten sehen du und die Trainer, denen du zugeordnet bist. An andere geben wir sie nicht weiter, außer ein Gesetz verpflichtet uns dazu oder du hast zugestimmt.',
  ],
  Auskunftsrecht: [
    'Du kannst jederzeit erfahren, welche Daten über dich gespeichert sind, woher sie stammen und wozu sie dienen. Du kannst sie berichtigen, einschränken, löschen oder dir in einem üblichen Format geben lassen.',
    'Wende dich dafür an [Name des Betreibers], [E-Mail-Adresse]. Du kannst dich auch bei der zuständigen Aufsichtsbehörde beschweren: [Name der Aufsichtsbehörde].',
  ],
  'Webanalyse mit IP-Anonymisierung': [
    'Soweit wir auswerten, wie die App genutzt wird, geschieht das mit [Name des Analysedienstes] und nur mit gekürzter IP-Adresse. Die Kürzung erfolgt vor dem Speichern, sodass sich die Auswertung keiner Person zuordnen lässt.',
    'Die Ergebnisse dienen allein dazu, die App zu verbessern. Du kannst der Auswertung unter [E-Mail-Adresse] widersprechen.',
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
    'Die App enthält Software, die andere geschrieben und zur freien Nutzung freigegeben haben. Die Liste nennt sie alle, mit ihren Lizenzen auf Englisch. Du kannst sie auch ohne Netz öffnen.',
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
