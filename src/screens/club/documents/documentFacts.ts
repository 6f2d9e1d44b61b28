import type { Club } from '../../../contract/club';
import { formatDate } from '../../../domain/formats';
import { inOneLine, type LegalFacts, operatorFacts } from '../../../domain/legalText';
import { clubTexts } from '../../../texts/club';
import { documentsTexts } from '../../../texts/documents';

const { facts: texts } = documentsTexts;

/** Returns what the documents say of a club, by bracket [CL-3]. `now` is in milliseconds since 1970. */
export const documentFacts = (
  { operator, backupDays }: Club,
  settings: NonNullable<Club['settings']>,
  now: number,
): LegalFacts => ({
  ...operatorFacts(operator),
  '[Ansprechperson Datenschutz]': inOneLine(operator.dataProtectionOfficer) || texts.noOfficer,
  '[Aufbewahrungsdauer]': clubTexts.keeping.months(settings.keepMonths),
  '[Dauer der Sicherungen]': backupDays === undefined ? texts.unknownDays : texts.days(backupDays),
  '[Nachrichten mit Minderjährigen]': texts.minorsChat[settings.minorsChat],
  '[Text der Einwilligung]': settings.consentText,
  '[Fassung]': String(settings.consentVersion),
  '[Stand]': formatDate(new Date(now).toISOString()),
});
