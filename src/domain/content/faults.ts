/** What the checks of all kinds of content have in common [CT-1]. */
import { type ContentKind, maxContentName, maxContentText } from '../../contract/content';
import type { Library } from './library';

/** Why something cannot be published. */
export type ContentFaultKind =
  | 'nameMissing'
  | 'tooLong'
  | 'tooMany'
  | 'textMissing'
  | 'keyDoubled'
  | 'questionsMissing'
  | 'valuesMissing'
  | 'resultWeight'
  | 'weight'
  | 'exerciseUnknown'
  | 'exerciseUnpublished'
  | 'exerciseRetired'
  | 'exerciseDoubled'
  | 'tries'
  | 'ages'
  | 'testsMissing'
  | 'testUnknown'
  | 'testUnpublished'
  | 'testRetired'
  | 'testDoubled'
  | 'setsMissing'
  | 'doseMissing'
  | 'doseDoubled'
  | 'doseSpan'
  | 'circle'
  | 'optionsMissing'
  | 'optionDoubled'
  | 'attention'
  | 'questionDoubled';

/** `path` leads to the field of the body. `limit` is there with 'tooLong' and 'tooMany'. */
export interface ContentFault {
  path: string;
  fault: ContentFaultKind;
  limit?: number;
}

/** What the check of an item knows of the others: `together` are the keys of those that are published with it. */
export interface Surroundings {
  library: Library;
  together: ReadonlySet<string>;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The fault of a text that is too long. */
export const tooLong = (path: string, text: string | null, limit = maxContentText): ContentFault[] =>
  text !== null && text.length > limit ? [{ path, fault: 'tooLong', limit }] : [];

/** The faults of a name. */
export const nameFaults = (name: string): ContentFault[] =>
  isBlank(name) ? [{ path: 'name', fault: 'nameMissing' }] : tooLong('name', name, maxContentName);

/** The faults of a text that must say something. */
export const sayingFaults = (path: string, text: string): ContentFault[] =>
  isBlank(text) ? [{ path, fault: 'textMissing' }] : tooLong(path, text);

/** The fault of a list that is too long. */
export const tooMany = (path: string, { length }: readonly unknown[], limit: number): ContentFault[] =>
  length > limit ? [{ path, fault: 'tooMany', limit }] : [];

/** The faults of texts that occur more than once, each at its later places. */
export const doubled = (
  texts: readonly string[],
  fault: ContentFaultKind,
  pathOf: (index: number) => string,
): ContentFault[] =>
  texts.flatMap((text, index) => (texts.indexOf(text) < index ? { path: pathOf(index), fault } : []));

const referenceFaults = {
  exercise: {
    unknown: 'exerciseUnknown',
    draft: 'exerciseUnpublished',
    retired: 'exerciseRetired',
  },
  test: { unknown: 'testUnknown', draft: 'testUnpublished', retired: 'testRetired' },
} as const satisfies Partial<Record<ContentKind, Record<string, ContentFaultKind>>>;

/** The faults of a reference to an item: it must be published, at the latest together with this one. */
export const referenceFault = (
  path: string,
  kind: keyof typeof referenceFaults,
  key: string,
  { library, together }: Surroundings,
): ContentFault[] => {
  const item = library.get(key);
  const faults = referenceFaults[kind];
  if (item?.kind !== kind) return [{ path, fault: faults.unknown }];
  if (item.state === 'retired') return [{ path, fault: faults.retired }];
  return item.state === 'published' || together.has(key) ? [] : [{ path, fault: faults.draft }];
};
