import type { LegalSection } from '../domain/legalText';

/** The agreement with who runs the server, after Art. 28 (3) of the GDPR [CL-3]. */
export const processingAgreement: readonly LegalSection[] = [
  {
    heading: 'Zwischen wem',
    parts: [
      {
        facts: {
          Verantwortlicher:
            '[Name des Betreibers], [Straße und Hausnummer], [Postleitzahl und Ort], vertreten durch [Name der vertretungsberechtigten Person]',
          Auftragsverarbeiter: '[Anbieter des Servers]',
        },
      },
      'Steht der Server beim Verein selbst und betreut ihn niemand anderes, braucht es diesen Vertrag nicht. Viele Anbieter haben einen eigenen Vertrag; dann gilt der.',
    ],
  },
  {
    heading: '1. Gegenstand und Dauer',
    parts: [
      'Der Auftragsverarbeiter stellt den Server für die App Athletik Screening bereit und betreut ihn. Dieser Vertrag gilt, solange er das tut.',
    ],
  },
  {
    heading: '2. Art, Zweck, Daten und betroffene Personen',
    parts: [
      'Daten speichern, sichern, übertragen und löschen, damit Athleten und Trainer Screenings, Trainings, Feedback, Notizen und Nachrichten nutzen können.',
      'Betroffen sind Mitglieder des Vereins, darunter Minderjährige, und sorgeberechtigte Personen. Zu den Daten gehören Gesundheitsdaten (Art. 9 DSGVO). Die Arten der Daten stehen im Verzeichnis der Verarbeitungstätigkeiten.',
    ],
  },
  {
    heading: '3. Weisungen',
    parts: [
      'Der Auftragsverarbeiter verarbeitet die Daten nur auf dokumentierte Weisung des Verantwortlichen, auch bei einer Übermittlung in ein Drittland, außer ein Gesetz verpflichtet ihn dazu; das teilt er vorher mit. Hält er eine Weisung für rechtswidrig, sagt er es unverzüglich.',
    ],
  },
  {
    heading: '4. Vertraulichkeit',
    parts: [
      'Er setzt nur Personen ein, die auf Vertraulichkeit verpflichtet sind oder einer gesetzlichen Schweigepflicht unterliegen.',
    ],
  },
  {
    heading: '5. Sicherheit',
    parts: [
      'Er trifft die Maßnahmen nach Art. 32 DSGVO. Sie stehen in „Technische und organisatorische Maßnahmen“ und sind Teil dieses Vertrags. Er darf sie ändern, solange der Schutz nicht geringer wird.',
    ],
  },
  {
    heading: '6. Weitere Auftragsverarbeiter',
    parts: [
      'Weitere Auftragsverarbeiter setzt er nur ein, wenn der Verantwortliche nach einer Mitteilung in Textform binnen vier Wochen nicht widerspricht. Er verpflichtet sie auf dieselben Pflichten und steht für sie ein.',
    ],
  },
  {
    heading: '7. Unterstützung',
    parts: [
      'Er unterstützt den Verantwortlichen, wenn Personen ihre Rechte geltend machen, bei der Sicherheit der Daten, bei Meldungen nach Art. 33 und 34 DSGVO, und bei einer Datenschutz-Folgenabschätzung.',
      'Eine Verletzung des Schutzes der Daten meldet er unverzüglich, spätestens binnen 24 Stunden, nachdem sie ihm bekannt wurde.',
    ],
  },
  {
    heading: '8. Ende',
    parts: [
      'Nach dem Ende löscht er alle Daten oder gibt sie zurück, wie der Verantwortliche es wählt, und löscht vorhandene Kopien, sobald keine gesetzliche Pflicht zur Aufbewahrung besteht. Tägliche Sicherungen bleiben noch [Dauer der Sicherungen].',
    ],
  },
  {
    heading: '9. Nachweise und Prüfung',
    parts: [
      'Er stellt alle Angaben bereit, die zum Nachweis dieser Pflichten nötig sind, und ermöglicht Prüfungen durch den Verantwortlichen oder eine beauftragte Person.',
    ],
  },
  {
    heading: 'Unterschriften',
    parts: [
      { lines: ['Ort und Datum', 'Verantwortlicher'] },
      { lines: ['Ort und Datum', 'Auftragsverarbeiter'] },
    ],
  },
];
