import type { LegalSection } from '../domain/legalText';

/** The privacy notice for members, after Art. 13 of the GDPR [CL-3]. Square brackets are filled in from `/club`. */
export const privacyNotice: readonly LegalSection[] = [
  {
    heading: 'Wer verantwortlich ist',
    parts: [
      '[Name des Betreibers], [Straße und Hausnummer], [Postleitzahl und Ort], vertreten durch [Name der vertretungsberechtigten Person]. Telefon [Telefonnummer], E-Mail [E-Mail-Adresse].',
      'Für Fragen zum Datenschutz: [Ansprechperson Datenschutz].',
    ],
  },
  {
    heading: 'Welche Daten wir verarbeiten',
    parts: [
      {
        list: [
          'Mitgliedschaft: Name, Jahrgang, Team, Benutzername, E-Mail-Adresse, deine Trainer, und wann du eingeladen wurdest und zuletzt da warst',
          'Screenings und Trainings: welche Fragen mit Ja oder Nein bewertet wurden und von wem, mit Datum und Dauer, dein Plan und dein Verlauf',
          'Angaben zu Schmerzen, nur wenn du dem eigens zugestimmt hast',
          'Feedback zum Training, deine Notizen und die deiner Trainer, von denen manche nur Trainer sehen',
          'Nachrichten, und ob sie gelesen sind',
          'Anmeldung: das Passwort als Prüfwert, aus dem es sich nicht zurückrechnen lässt, und auf welchen Geräten du angemeldet bist',
          'Einwilligung: wann du welcher Fassung zugestimmt hast, bis 16 Jahre mit Namen und, wenn angegeben, E-Mail-Adresse der sorgeberechtigten Person und wann sie bestätigt hat',
          'Protokolle: Geht auf dem Server etwas schief, hält er die Anfrage mit ihrer IP-Adresse fest',
        ],
      },
      'Die Daten kommen von dir, von deinen Trainern und von der Leitung des Vereins. Angaben zu deiner Bewegung und zu Schmerzen können Gesundheitsdaten sein.',
    ],
  },
  {
    heading: 'Wozu, und was uns das erlaubt',
    parts: [
      {
        facts: {
          'Screening, Plan, Training, Verlauf, Feedback, Notizen, Angaben zu Schmerzen':
            'Du bekommst passende Übungen und siehst, was sich verändert; deine Trainer begleiten dich. Deine Einwilligung, auch in Gesundheitsdaten (Art. 6 Abs. 1 Buchstabe a und Art. 9 Abs. 2 Buchstabe a DSGVO).',
          'Mitgliedschaft, Anmeldung, Nachrichten':
            'Wir führen das Angebot durch, für das du dich angemeldet hast (Art. 6 Abs. 1 Buchstabe b DSGVO).',
          'Protokolle und Sicherungen':
            'Wir erkennen Fehler und Angriffe, und nichts geht verloren. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchstabe f DSGVO).',
          'Nachweis der Einwilligung':
            'Wir müssen zeigen können, dass du zugestimmt hast (Art. 7 Abs. 1 DSGVO).',
        },
      },
    ],
  },
  {
    heading: 'Wer die Daten bekommt',
    parts: [
      {
        list: [
          'deine Trainer, auch auf ihren eigenen Geräten',
          'die Leitung des Vereins: wer Mitglied ist, wer zugestimmt hat und wer wann zuletzt da war',
          'wer den Server für uns betreibt: [Anbieter des Servers]',
          'der Anbieter, über den der Verein E-Mails verschickt: deine E-Mail-Adresse und was in der E-Mail steht',
        ],
      },
      '[Nachrichten mit Minderjährigen]',
      'An andere geben wir nichts weiter, außer ein Gesetz verpflichtet uns dazu. Die App lädt nichts von anderen Servern und wertet nicht aus, wie du sie nutzt.',
    ],
  },
  {
    heading: 'Wie lange wir sie behalten',
    parts: [
      'Bis du dein Konto löschst, deine Einwilligung zurücknimmst oder der Verein deine Daten löscht. Daten von Mitgliedern, die [Aufbewahrungsdauer] lang nicht aktiv waren, löschen wir.',
      'In den täglichen Sicherungen bleiben gelöschte Daten noch [Dauer der Sicherungen]. Wird eine davon zurückgespielt, werden sie gleich wieder gelöscht.',
    ],
  },
  {
    heading: 'Deine Rechte',
    parts: [
      {
        list: [
          'Auskunft und Mitnahme: „Meine Daten herunterladen“ unter „Mein Konto“',
          'Löschung: „Konto löschen“ unter „Mein Konto“',
          'Widerruf deiner Einwilligung, jederzeit und ohne Grund. Was davor geschah, bleibt erlaubt',
          'Berichtigung, Einschränkung und Widerspruch: Schreib uns oder sprich mit deinem Trainer',
        ],
      },
      'Du kannst dich auch beschweren: [Aufsichtsbehörde].',
    ],
  },
  {
    heading: 'Musst du zustimmen?',
    parts: [
      'Nein. Ohne Einwilligung kannst du die App nicht nutzen, am Training nimmst du trotzdem teil.',
      'Aus den Antworten eines Screenings rechnet die App aus, welche Übungen sie vorschlägt. Sie entscheidet nichts über dich; deine Trainer können davon abweichen.',
    ],
  },
];
