import type { Operator } from '../contract/club';
import { missingInImpressum } from './impressum';

/** The documents of the club, to be printed [CL-3], in the order of `/club`. */
export const documentKinds = ['privacy', 'consent', 'record', 'measures', 'agreement', 'assessment'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Whether a text, such as a part of an address, names a document. */
export const isDocumentKind = (text: string | undefined): text is DocumentKind =>
  documentKinds.some((kind) => kind === text);

/** What the documents need beside the Impressum. */
const furtherFields = ['host', 'supervisoryAuthority'] as const satisfies (keyof Operator)[];

/** Returns what the Impressum and the documents lack, in the order of `/club` [LV-7]. */
export const missingInClub = (operator: Operator): (keyof Operator)[] => [
  ...missingInImpressum(operator),
  ...furtherFields.filter((field) => operator[field].trim() === ''),
];
