import type { LegalSection } from '../domain/legalText';

/** Whether the club needs an assessment (Art. 35 of the GDPR) and an officer (Art. 37, § 38 BDSG) [CL-3]. */
export const impactAssessment: readonly LegalSection[] = [
  {
    heading: 'Braucht ihr eine Datenschutz-Folgenabschätzung?',
    parts: [
      'Das Gesetz verlangt sie, wenn eine Verarbeitung die Rechte von Menschen voraussichtlich besonders gefährdet (Art. 35 DSGVO). Mehrere dieser Merkmale zusammen sprechen dafür:',
      {
        list: [
          'Gesundheitsdaten: Antworten zur Bewegung können welche sein, Angaben zu Schmerzen sind es.',
          'Minderjährige: Sie sind besonders zu schützen.',
          'Regelmäßige Bewertung: Screenings werden wiederholt und verglichen.',
          'Umfang: Je mehr Mitglieder, desto eher.',
        ],
      },
      'Nutzt ein Verein die App mit Jugendlichen, ist eine Folgenabschätzung in der Regel nötig. Nutzen sie nur wenige Erwachsene ohne Angaben zu Schmerzen, ist sie es meist nicht. Schreibt auf, wie ihr entschieden habt und warum.',
    ],
  },
  {
    heading: 'Was hineingehört',
    parts: [
      {
        list: [
          'Was verarbeitet wird und wozu: steht im Verzeichnis der Verarbeitungstätigkeiten',
          'Warum es nötig und angemessen ist: freiwillig, nur die Antworten und kein Video von Mitgliedern, Angaben zu Schmerzen nur mit eigener Einwilligung',
          'Was schiefgehen kann: Unbefugte lesen mit, Daten gehen verloren, ein Gerät wird gestohlen, jemand wird wegen eines Wertes benachteiligt',
          'Was dagegen getan wird: steht in „Technische und organisatorische Maßnahmen“',
        ],
      },
      'Fragt dazu die Person, die bei euch für den Datenschutz zuständig ist, und wenn nötig die Behörde: [Aufsichtsbehörde].',
    ],
  },
  {
    heading: 'Braucht ihr eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten?',
    parts: [
      {
        list: [
          'Ja, wenn ihr eine Folgenabschätzung machen müsst (§ 38 Abs. 1 BDSG), egal wie groß der Verein ist.',
          'Ja, wenn in der Regel mindestens 20 Personen ständig mit automatisierter Verarbeitung befasst sind.',
          'Ja, wenn die Kerntätigkeit in umfangreicher Verarbeitung von Gesundheitsdaten besteht (Art. 37 DSGVO).',
        ],
      },
      'Die Person meldet ihr der Behörde und tragt sie unter „Verein“ als Ansprechperson Datenschutz ein. Jetzt steht dort: [Ansprechperson Datenschutz].',
    ],
  },
  {
    heading: 'Eure Entscheidung',
    parts: [{ lines: ['Folgenabschätzung: ja oder nein, und warum', 'Datum', 'Unterschrift der Leitung'] }],
  },
];
