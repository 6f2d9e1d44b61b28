import type { LegalSection } from '../domain/legalText';

const recipients =
  'Trainer der Person, auch auf deren Geräten; wer den Server betreibt, als Auftragsverarbeiter: [Anbieter des Servers]';
const transfer =
  'Keine durch die App. Alle Daten liegen auf dem Server und auf den Geräten der Personen, die sie sehen dürfen.';
const measures = 'Siehe „Technische und organisatorische Maßnahmen“';

/** The record of processing activities, after Art. 30 (1) of the GDPR [CL-3]. */
export const processingRecord: readonly LegalSection[] = [
  {
    heading: 'Verantwortlicher',
    parts: [
      {
        facts: {
          Name: '[Name des Betreibers]',
          Anschrift: '[Straße und Hausnummer], [Postleitzahl und Ort]',
          'Vertreten durch': '[Name der vertretungsberechtigten Person]',
          Erreichbar: 'Telefon [Telefonnummer], E-Mail [E-Mail-Adresse]',
          'Ansprechperson Datenschutz': '[Ansprechperson Datenschutz]',
          Stand: '[Stand]',
        },
      },
    ],
  },
  {
    heading: '1. Mitglieder verwalten und anmelden',
    parts: [
      {
        facts: {
          Zweck:
            'Mitglieder einladen, Athleten und Trainer einander zuordnen, Anmeldung, Nachweis der Einwilligung',
          Rechtsgrundlage:
            'Art. 6 Abs. 1 Buchstabe b DSGVO; für den Nachweis der Einwilligung Art. 7 Abs. 1 DSGVO',
          'Betroffene Personen': 'Athleten, Trainer, Leitung, sorgeberechtigte Personen',
          Daten:
            'Name, Jahrgang, Team, Benutzername, E-Mail-Adresse, Prüfwert des Passworts, Geräte mit letzter Nutzung, Einladung, Datum und Fassung der Einwilligung, Name und E-Mail-Adresse der sorgeberechtigten Person',
          Empfänger: `Leitung des Vereins; ${recipients}; für E-Mails der Mail-Anbieter des Vereins`,
          Drittländer: transfer,
          Löschung:
            'Mit dem Konto, und wenn jemand [Aufbewahrungsdauer] lang nicht aktiv war. In Sicherungen noch [Dauer der Sicherungen].',
          Maßnahmen: measures,
        },
      },
    ],
  },
  {
    heading: '2. Screenings, Trainings und Verlauf',
    parts: [
      {
        facts: {
          Zweck: 'Bewegung bewerten, Übungen vorschlagen, Veränderungen zeigen, Athleten begleiten',
          Rechtsgrundlage:
            'Einwilligung, Art. 6 Abs. 1 Buchstabe a und Art. 9 Abs. 2 Buchstabe a DSGVO; Angaben zu Schmerzen mit eigener Einwilligung',
          'Betroffene Personen': 'Athleten, darunter Minderjährige; Trainer, die bewerten',
          Daten:
            'Antworten der Tests und wer bewertet hat, Trainings mit Zeiten, Feedback, Notizen, Zuordnungen, Angaben zu Schmerzen',
          Empfänger: recipients,
          Drittländer: transfer,
          Löschung:
            'Mit dem Konto oder dem Widerruf der Einwilligung, und wenn jemand [Aufbewahrungsdauer] lang nicht aktiv war. In Sicherungen noch [Dauer der Sicherungen].',
          Maßnahmen: measures,
        },
      },
    ],
  },
  {
    heading: '3. Nachrichten',
    parts: [
      {
        facts: {
          Zweck: 'Absprachen zwischen Athleten und ihren Trainern',
          Rechtsgrundlage: 'Art. 6 Abs. 1 Buchstabe b DSGVO',
          'Betroffene Personen': 'Athleten und Trainer',
          Daten: 'Text, Zeit, Beteiligte, ob gelesen',
          Empfänger: 'Die Beteiligten. [Nachrichten mit Minderjährigen]',
          Drittländer: transfer,
          Löschung: 'Mit dem Konto einer der Personen. In Sicherungen noch [Dauer der Sicherungen].',
          Maßnahmen: measures,
        },
      },
    ],
  },
  {
    heading: '4. Betrieb, Sicherung und Protokolle',
    parts: [
      {
        facts: {
          Zweck: 'Daten vor Verlust schützen, Fehler und Angriffe erkennen',
          Rechtsgrundlage: 'Berechtigtes Interesse, Art. 6 Abs. 1 Buchstabe f DSGVO, und Art. 32 DSGVO',
          'Betroffene Personen': 'Alle, die die App nutzen',
          Daten: 'Sicherungen aller Daten; Anfragen, bei denen ein Fehler auftrat, mit IP-Adresse',
          Empfänger: 'Wer den Server betreibt: [Anbieter des Servers]',
          Drittländer: transfer,
          Löschung:
            'Tägliche Sicherungen bleiben [Dauer der Sicherungen]; Protokolle, bis sie nicht mehr nötig sind',
          Maßnahmen: measures,
        },
      },
    ],
  },
];
