import type { LegalSection } from '../domain/legalText';

/** The technical and organisational measures, after Art. 32 of the GDPR [CL-3]. Each is one of `docs/security.md`. */
export const securityMeasures: readonly LegalSection[] = [
  {
    heading: 'Wofür diese Seite gilt',
    parts: [
      'Für die App und den Server von [Name des Betreibers], betrieben durch [Anbieter des Servers]. Der erste Teil ist Sache der Software, der zweite Sache des Vereins. Hak im zweiten ab, was bei euch so ist.',
    ],
  },
  {
    heading: 'Vertraulichkeit: was die Software tut',
    parts: [
      {
        list: [
          'Jede Person sieht nur, was ihre Rolle und ihre Zuordnung erlauben. Der Server prüft das bei jedem Aufruf, und ein Recht endet sofort.',
          'Passwörter haben mindestens 10 Zeichen, leicht zu ratende werden abgelehnt. Gespeichert ist nur ein Prüfwert (argon2id).',
          'Wer Passwörter oder Codes durchprobiert, wird gebremst. Links und Codes gelten einmal und für begrenzte Zeit.',
          'Jede Person sieht, auf welchen Geräten sie angemeldet ist, und kann jede Anmeldung beenden. Von selbst endet sie nach 90 Tagen.',
          'Eine Abmeldung leert den Speicher des Geräts. Was noch nicht übertragen ist, bleibt für die Person, die es gespeichert hat.',
          'Mit Minderjährigen schreiben Trainer nur, wie der Verein es einstellt. [Nachrichten mit Minderjährigen]',
          'Protokolle nennen keine Namen, Texte oder Zugangsdaten.',
        ],
      },
    ],
  },
  {
    heading: 'Integrität: was die Software tut',
    parts: [
      {
        list: [
          'Jede Eingabe wird auf dem Server geprüft, bevor sie gespeichert wird.',
          'Was ohne Netz gespeichert wird, erreicht den Server genau einmal. Nichts wird stillschweigend überschrieben.',
          'Eine Seite lädt nichts von anderen Servern; fremde Skripte sind gesperrt.',
        ],
      },
    ],
  },
  {
    heading: 'Verfügbarkeit: was die Software tut',
    parts: [
      {
        list: [
          'Tägliche Sicherungen bleiben [Dauer der Sicherungen]. Jede wird nach dem Schreiben ganz gelesen.',
          'Die Leitung sieht unter „Verein“, wann die letzte Sicherung war, und kann die Wiederherstellung proben.',
          'Wer gelöscht wurde, wird auch nach dem Zurückspielen einer Sicherung wieder gelöscht.',
          'Wird die Festplatte voll, sagt es der Server, bevor etwas verloren geht.',
        ],
      },
    ],
  },
  {
    heading: 'Was der Verein dazu tut',
    parts: [
      {
        ticks: [
          'Die Adresse der App beginnt mit https.',
          'Nur bestimmte Personen kommen auf den Server; ihre Zugänge sind persönlich.',
          'Betriebssystem und App werden zeitnah aktualisiert.',
          'Eine Kopie der Sicherungen liegt auf einem anderen Rechner, verschlüsselt oder verschlossen.',
          'Die Wiederherstellung wird mindestens einmal im Jahr geprobt.',
          'Trainer sperren ihre Geräte mit Code, Finger oder Gesicht und melden sich auf fremden Geräten ab.',
          'Wer keine Athleten mehr betreut, wird als Trainer entfernt; wer den Verein verlässt, wird stillgelegt oder gelöscht.',
          'Alle, die Daten sehen, sind auf Vertraulichkeit verpflichtet.',
        ],
      },
    ],
  },
  {
    heading: 'Überprüfung',
    parts: [
      'Der Verein prüft diese Liste einmal im Jahr und nach jedem Vorfall.',
      { lines: ['Geprüft am', 'Von'] },
    ],
  },
];
