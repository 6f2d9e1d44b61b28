import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import * as z from 'zod/mini';
import type { Faults, Place } from './faults';
import { toldIssue } from './toldIssue';

/** YAML that was read, and where its parts are in the file. */
export interface ReadYaml {
  value: unknown;
  /** Returns the place of what a path leads to, or of the last part of it that there is. */
  placeOf: (path: readonly PropertyKey[]) => Place;
}

/** What the parser says, by its code. What is missing here is told in general. */
const sayings: Partial<Record<string, string>> = {
  BAD_INDENT: 'Die Einrückung passt nicht zu den Zeilen darüber.',
  BLOCK_AS_IMPLICIT_KEY:
    'Vor dieser Zeile fehlt etwas, oder ein Doppelpunkt ist zu viel. Text mit Doppelpunkt gehört in Anführungszeichen.',
  DUPLICATE_KEY: 'Dieses Feld steht zweimal da.',
  MISSING_CHAR: 'Hier fehlt ein Zeichen, etwa ein Anführungszeichen oder ein Doppelpunkt.',
  MULTIPLE_DOCS: 'Hier beginnt ein zweiter Teil (---). Es darf nur einen geben.',
  MULTILINE_IMPLICIT_KEY: 'Vor dieser Zeile fehlt ein Doppelpunkt.',
  NON_STRING_KEY: 'Der Name eines Feldes muss ein einfaches Wort sein.',
  TAG_RESOLVE_FAILED:
    'Typen (!) sind nicht erlaubt. Text mit einem Ausrufezeichen am Anfang gehört in Anführungszeichen.',
};

const unreadable = 'Das ist kein YAML, das sich lesen lässt.';

const firstLineWith = (text: string, character: string): number =>
  text.slice(0, text.indexOf(character)).split('\n').length;

/** What YAML can do and a folder does not need: it lets a short file mean something endless, or something else. */
const forbiddenIn = (document: Document): { offset: number; message: string }[] => {
  const found: { offset: number; message: string }[] = [];
  if (document.directives?.yaml.explicit)
    found.push({ offset: 0, message: 'Zeilen mit % sind nicht erlaubt.' });
  visit(document, {
    Node: (_, node) => {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node) || node.anchor !== undefined)
        found.push({
          offset,
          message: 'Verweise (& und *) sind nicht erlaubt. Schreib den Text noch einmal.',
        });
    },
  });
  return found;
};

const parse = (text: string, lineCounter: LineCounter): Document =>
  parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: true,
    version: '1.2',
  });

/**
 * Reads YAML that begins in the given line of a file. What is wrong goes into `faults`, and undefined comes back. There
 * are no tabs, references, types and doubled fields in it.
 */
export const readYaml = (
  text: string,
  { file, line: firstLine }: { file: string; line: number },
  faults: Faults,
): ReadYaml | undefined => {
  const fault = (line: number, message: string) => faults.add({ file, line: firstLine + line - 1 }, message);
  if (text.includes('\t')) {
    fault(firstLineWith(text, '\t'), 'Hier steht ein Tabulator. Nimm Leerzeichen.');
    return undefined;
  }
  const lineCounter = new LineCounter();
  const document = parse(text, lineCounter);
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);
  const problems = [...document.errors, ...document.warnings];
  for (const { code, pos } of problems) fault(lineAt(pos[0]), sayings[code] ?? unreadable);
  const forbidden = problems.length > 0 ? [] : forbiddenIn(document);
  for (const { offset, message } of forbidden) fault(lineAt(offset), message);
  if (problems.length > 0 || forbidden.length > 0) return undefined;
  return {
    value: document.toJS({ maxAliasCount: 0 }) ?? {},
    placeOf: (path) => ({ file, line: firstLine + lineAt(offsetOf(document, path)) - 1 }),
  };
};

/** Where the field or the entry begins that a path leads to, or the last one on the way there. */
const offsetOf = (document: Document, path: readonly PropertyKey[]): number => {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === String(part))
      : undefined;
    const next: unknown = pair
      ? pair.value
      : isNode(node) && 'items' in node
        ? node.items[Number(part)]
        : undefined;
    const begin = isNode(pair?.key) ? pair.key : next;
    if (!isNode(begin)) return offset;
    offset = begin.range?.[0] ?? offset;
    node = next;
  }
  return offset;
};

/**
 * Checks what was read against a schema. What does not fit goes into `faults` with its line, and undefined comes back.
 */
export const checkYaml = <Schema extends z.core.$ZodType>(
  schema: Schema,
  { value, placeOf }: ReadYaml,
  faults: Faults,
): z.core.output<Schema> | undefined => {
  const checked = z.safeParse(schema, value);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const name of unknown)
      faults.add(placeOf([...issue.path, name]), `Das Feld „${name}“ gibt es hier nicht.`);
    if (unknown.length === 0) faults.add(placeOf(issue.path), toldIssue(issue, value));
  }
  return undefined;
};
