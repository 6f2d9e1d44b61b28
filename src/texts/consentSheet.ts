import type { LegalSection } from '../domain/legalText';

/** The consent on paper, to be signed [CL-3, CS-2]. The ticks are those of the app. */
export const consentSheet: readonly LegalSection[] = [
  {
    heading: 'Was mit den Daten geschieht',
    parts: ['[Text der Einwilligung]'],
  },
  {
    heading: 'Wer zustimmt',
    parts: [{ lines: ['Vorname und Name', 'Jahrgang', 'Team'] }],
  },
  {
    heading: 'Einwilligung',
    parts: [
      {
        ticks: [
          'Ich habe den Text gelesen und willige ein, dass der Verein meine Daten so verarbeitet, auch Gesundheitsdaten.',
          'Freiwillig: Ich willige ein, dass meine Angaben zu Schmerzen gespeichert werden und meine Trainer sie sehen.',
        ],
      },
      'Die Einwilligung kann jederzeit und ohne Grund zurückgenommen werden, unter „Mein Konto“ oder bei [Name des Betreibers], [E-Mail-Adresse].',
      { lines: ['Ort und Datum', 'Unterschrift'] },
    ],
  },
  {
    heading: 'Bis 16 Jahre: sorgeberechtigte Person',
    parts: [
      { ticks: ['Ich bin sorgeberechtigt und stimme zu.'] },
      { lines: ['Vorname und Name', 'Ort und Datum', 'Unterschrift'] },
    ],
  },
  {
    heading: 'Für den Verein',
    parts: [
      'Dieses Blatt gilt für Fassung [Fassung] des Textes. Trag die Einwilligung mit dem Datum der Unterschrift auf der Seite des Mitglieds ein und bewahr das Blatt auf.',
    ],
  },
];
