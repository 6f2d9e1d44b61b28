import type { DocumentKind } from '../domain/documents';
import type { LegalSection } from '../domain/legalText';
import { consentSheet } from './consentSheet';
import { counted } from './counted';
import { impactAssessment } from './impactAssessment';
import { privacyNotice } from './privacyNotice';
import { processingAgreement } from './processingAgreement';
import { processingRecord } from './processingRecord';
import { securityMeasures } from './securityMeasures';

/** Texts around the documents to print [CL-3]. */
export const documentsTexts = {
  title: 'Unterlagen zum Drucken',
  short: 'Unterlagen',
  explanation: 'Vorlagen mit den Angaben deines Vereins, keine Rechtsberatung.',
  complete: 'vollständig',
  missing: (count: number) => counted(count, 'Angabe fehlt', 'Angaben fehlen'),
  titles: {
    privacy: 'Datenschutzhinweise',
    consent: 'Einwilligung',
    record: 'Verzeichnis der Verarbeitungstätigkeiten',
    measures: 'Technische und organisatorische Maßnahmen',
    agreement: 'Vertrag zur Auftragsverarbeitung',
    assessment: 'Folgenabschätzung und Datenschutzbeauftragte',
  } satisfies Record<DocumentKind, string>,
  audiences: {
    privacy: 'Für Mitglieder und Sorgeberechtigte',
    consent: 'Auf Papier, für Athleten und Sorgeberechtigte',
    record: 'Für den Vorstand, wenn die Behörde fragt',
    measures: 'Wie die Daten geschützt sind',
    agreement: 'Mit dem Anbieter des Servers',
    assessment: 'Für den Vorstand: Braucht ihr sie?',
  } satisfies Record<DocumentKind, string>,
  sections: {
    privacy: privacyNotice,
    consent: consentSheet,
    record: processingRecord,
    measures: securityMeasures,
    agreement: processingAgreement,
    assessment: impactAssessment,
  } satisfies Record<DocumentKind, readonly LegalSection[]>,
  template: 'Vorlage ohne Rechtsberatung. Lass sie prüfen, bevor du sie verwendest.',
  openFields: (count: number) =>
    `${counted(count, 'Angabe fehlt', 'Angaben fehlen')} noch. Trag sie unter „Verein“ ein.`,
  toClub: 'Zurück zu „Verein“',
  print: 'Drucken',
  date: (date: string) => `Stand ${date}`,
  unknown: {
    title: 'Diese Unterlage gibt es nicht.',
    text: 'Alle Unterlagen findest du unter „Verein“.',
  },
  /** What stands for facts that always have a text. */
  facts: {
    noOfficer: 'dieselbe Adresse; eine eigene Ansprechperson ist nicht benannt',
    days: (count: number) => counted(count, 'Tag', 'Tage'),
    unknownDays: 'so lange, wie der Anbieter des Servers sie aufbewahrt',
    minorsChat: {
      off: 'Mit Minderjährigen gibt es keine Nachrichten.',
      secondReader:
        'Bei Nachrichten mit Minderjährigen liest eine zweite Person aus dem Verein sichtbar mit.',
      on: 'Nachrichten mit Minderjährigen sehen nur die beiden, die schreiben.',
    },
  },
} as const;
