import type * as z from 'zod/mini';

const typeNames: Record<string, string> = {
  array: 'eine Liste',
  boolean: 'true oder false',
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  object: 'eine Gruppe von Feldern',
  record: 'eine Gruppe von Feldern',
  string: 'ein Text',
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let found: unknown = value;
  for (const part of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.getOwnPropertyDescriptor(found, part)?.value;
  }
  return found;
};

/** A number where a text should be is the usual slip: it needs quotes. */
const wrongType = (expected: string, found: unknown): string => {
  if (found === undefined || found === null) return 'fehlt';
  const isBare = expected === 'string' && (typeof found === 'number' || typeof found === 'boolean');
  return `muss ${typeNames[expected] ?? 'etwas anderes'} sein${isBare ? ' und braucht Anführungszeichen' : ''}`;
};

const complaint = (issue: z.core.$ZodIssue, found: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, found);
    case 'too_big':
      return issue.origin === 'string'
        ? `ist länger als ${issue.maximum} Zeichen`
        : `darf höchstens ${issue.maximum} sein`;
    case 'too_small':
      if (issue.origin === 'string') return 'ist leer';
      return `muss ${issue.inclusive === false ? 'größer als' : 'mindestens'} ${issue.minimum} sein`;
    case 'invalid_value':
      return `muss eines davon sein: ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'uuid'
        ? 'ist keine UUID. Lass das Feld weg, dann macht der Server eine'
        : 'hat eine falsche Form';
    default:
      return 'passt hier nicht';
  }
};

/** Returns in German what a schema has found wrong with `value`. */
export const toldIssue = (issue: z.core.$ZodIssue, value: unknown): string => {
  const names = issue.path.filter((part) => typeof part === 'string');
  return `„${names.at(-1) ?? 'Die Datei'}“ ${complaint(issue, valueAt(value, issue.path))}.`;
};
