import type { Operator } from '../contract/club';

/** The field of `/club` for which a bracket of a legal text stands. */
type LegalField = keyof Operator;

/** A part of a section: a paragraph, a list, terms with their texts, or lines to write on by hand. */
export type LegalPart =
  | string
  | { list: readonly string[] }
  | { ticks: readonly string[] }
  | { facts: Readonly<Record<string, string>> }
  | { lines: readonly string[] };

export interface LegalSection {
  heading: string;
  parts: readonly LegalPart[];
}

/** What stands in place of a bracket, by the bracket. Blank where nobody has said it. */
export type LegalFacts = Readonly<Record<string, string>>;

/** The brackets of legal texts that the operator fills in on `/club` [CL-2, CL-3]. */
export const operatorBrackets = {
  '[Name des Betreibers]': 'name',
  '[Straße und Hausnummer], [Postleitzahl und Ort]': 'address',
  '[Name der vertretungsberechtigten Person]': 'representedBy',
  '[Telefonnummer]': 'phone',
  '[E-Mail-Adresse]': 'email',
  '[Anbieter des Servers]': 'host',
  '[Aufsichtsbehörde]': 'supervisoryAuthority',
} as const satisfies Record<string, LegalField>;

/** Returns a text of several lines, such as an address, in one. */
export const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** Returns what the operator's data say. */
export const operatorFacts = (operator: Operator): LegalFacts =>
  Object.fromEntries(
    Object.entries(operatorBrackets).map(([bracket, field]) => [bracket, inOneLine(operator[field])]),
  );

const escaped = (bracket: string) => bracket.replaceAll(/[[\]]/g, String.raw`\$&`);

/** Returns a text with the facts. Where nothing was said, the brackets stay; brackets in a fact are not read. */
export const filledIn = (text: string, facts: LegalFacts): string =>
  text.replaceAll(
    new RegExp(Object.keys(facts).map(escaped).join('|'), 'g'),
    (bracket) => facts[bracket] || bracket,
  );

const textsOf = (part: LegalPart): readonly string[] => {
  if (typeof part === 'string') return [part];
  if ('list' in part) return part.list;
  if ('ticks' in part) return part.ticks;
  return 'facts' in part ? Object.values(part.facts) : part.lines;
};

/** Returns the fields of the operator that a legal text names and nobody has filled in, in the order of `/club`. */
export const missingInTexts = (texts: readonly string[], operator: Operator): LegalField[] =>
  Object.entries(operatorBrackets).flatMap(([bracket, field]) =>
    inOneLine(operator[field]) === '' && texts.some((text) => text.includes(bracket)) ? [field] : [],
  );

/** Returns the fields of the operator that sections lack. */
export const missingInSections = (sections: readonly LegalSection[], operator: Operator): LegalField[] =>
  missingInTexts(
    sections.flatMap(({ parts }) => parts.flatMap(textsOf)),
    operator,
  );

const recordOf = (record: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([term, text]) => [term, change(text)]));

/** Returns a part with the facts. */
const filledPart = (part: LegalPart, facts: LegalFacts): LegalPart => {
  const fill = (text: string) => filledIn(text, facts);
  if (typeof part === 'string') return fill(part);
  if ('list' in part) return { list: part.list.map(fill) };
  if ('ticks' in part) return { ticks: part.ticks.map(fill) };
  return 'facts' in part ? { facts: recordOf(part.facts, fill) } : part;
};

/** Returns sections with the facts. */
export const filledSections = (sections: readonly LegalSection[], facts: LegalFacts): LegalSection[] =>
  sections.map(({ heading, parts }) => ({ heading, parts: parts.map((part) => filledPart(part, facts)) }));
