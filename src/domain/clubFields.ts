import type { Club, ClubChange, Operator } from '../contract/club';
import { noWeeks } from './intervalWeeks';
import { nameFault, plainName } from './names';

/** The fields of the club's page [CL-2]: the club's name, the operator (whose name is `name`) and the settings. */
export type ClubFields = { clubName: string } & Operator & ClubChange['settings'];

/** What is wrong with a field. */
export type ClubFault =
  | 'clubNameMissing'
  | 'clubNameLong'
  | 'clubNameLink'
  | 'long'
  | 'readerMissing'
  | 'weeks'
  | 'textMissing'
  | 'textLong';

/** Most characters of a text about the operator, and of the consent's text. */
const longestLine = 300;
const longestConsentText = 10_000;

export const operatorFields = [
  'name',
  'representedBy',
  'address',
  'registerCourt',
  'registerNumber',
  'phone',
  'email',
  'dataProtectionOfficer',
  'host',
  'supervisoryAuthority',
] as const satisfies (keyof Operator)[];

/** Returns the fields as the server has them; null for a club without settings, which only admins get. */
export const fieldsOf = ({ name, operator, settings }: Club): ClubFields | null => {
  if (!settings) return null;
  const { consentVersion: _, consentTemplate: _template, ...changeable } = settings;
  return { clubName: name, ...operator, ...changeable };
};

const operatorOf = (fields: ClubFields): Operator => ({
  name: fields.name.trim(),
  representedBy: fields.representedBy.trim(),
  address: fields.address.trim(),
  registerCourt: fields.registerCourt.trim(),
  registerNumber: fields.registerNumber.trim(),
  phone: fields.phone.trim(),
  email: fields.email.trim(),
  dataProtectionOfficer: fields.dataProtectionOfficer.trim(),
  host: fields.host.trim(),
  supervisoryAuthority: fields.supervisoryAuthority.trim(),
});

/** Returns the fields as they are sent. A second reader is named only where there is one [CS-3]. */
export const changeOf = (fields: ClubFields): ClubChange => ({
  name: plainName(fields.clubName),
  operator: operatorOf(fields),
  settings: {
    consentText: fields.consentText,
    minorsChat: fields.minorsChat,
    secondReaderId: fields.minorsChat === 'secondReader' ? fields.secondReaderId : null,
    intervalWeeks: fields.intervalWeeks,
    keepMonths: fields.keepMonths,
    ...(fields.guardianDemand && { guardianDemand: fields.guardianDemand }),
  },
});

/** Returns the fields of a draft that differ from those of the server. */
export const changedFields = (draft: Partial<ClubFields>, present: ClubFields): Partial<ClubFields> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== present[field as keyof ClubFields]),
  );

const clubNameFault = (name: string): ClubFault | undefined => {
  const fault = nameFault(name);
  return (
    fault && ({ missing: 'clubNameMissing', long: 'clubNameLong', link: 'clubNameLink' } as const)[fault]
  );
};

const textFault = (text: string): ClubFault | undefined => {
  if (text.trim() === '') return 'textMissing';
  return text.length > longestConsentText ? 'textLong' : undefined;
};

/** Returns the faults by field, in the order of the fields on the page. */
export const clubFaults = (fields: ClubFields): Partial<Record<keyof ClubFields, ClubFault>> => {
  const lines = operatorFields.map((field): [string, ClubFault | undefined] => [
    field,
    fields[field].trim().length > longestLine ? 'long' : undefined,
  ]);
  const hasNoReader = fields.minorsChat === 'secondReader' && fields.secondReaderId === null;
  const found: Partial<Record<keyof ClubFields, ClubFault | undefined>> = {
    clubName: clubNameFault(fields.clubName),
    ...Object.fromEntries(lines),
    secondReaderId: hasNoReader ? 'readerMissing' : undefined,
    intervalWeeks: fields.intervalWeeks === noWeeks ? 'weeks' : undefined,
    consentText: textFault(fields.consentText),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
};
