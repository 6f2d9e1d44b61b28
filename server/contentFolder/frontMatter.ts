import type { Faults } from './faults';

/** A Markdown file in its parts. */
export interface Markdown {
  yaml: { text: string; line: number };
  /** The texts below the headings of the second level, by heading. */
  sections: Map<string, { text: string; line: number }>;
}

const fence = '---';
const headingOf = (line: string): string | undefined => /^## +(.*?) *$/.exec(line)?.[1];

/**
 * Takes a Markdown file apart: YAML between two lines `---`, then headings with their texts. What is wrong goes into
 * `faults`, and undefined comes back.
 */
export const readMarkdown = (
  file: string,
  text: string,
  headings: readonly string[],
  faults: Faults,
): Markdown | undefined => {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === fence);
  if (lines[0]?.trimEnd() !== fence || end < 0) {
    faults.add(
      { file, line: 1 },
      'Die Datei muss mit einer Zeile --- beginnen, und nach den Feldern kommt noch eine.',
    );
    return undefined;
  }
  const sections: Markdown['sections'] = new Map();
  let name: string | undefined;
  let stray: number | undefined;
  lines.slice(end + 1).forEach((content, index) => {
    const line = end + 2 + index;
    const heading = headingOf(content);
    if (heading !== undefined) {
      if (!headings.includes(heading))
        faults.add({ file, line }, `Die Überschrift „${heading}“ gibt es hier nicht.${known(headings)}`);
      if (sections.has(heading)) faults.add({ file, line }, `Die Überschrift „${heading}“ steht zweimal da.`);
      name = heading;
      sections.set(heading, { text: '', line });
      return;
    }
    const section = name === undefined ? undefined : sections.get(name);
    if (section) section.text += `${content}\n`;
    else if (content.trim() !== '') stray ??= line;
  });
  if (stray !== undefined)
    faults.add({ file, line: stray }, `Dieser Text steht unter keiner Überschrift.${known(headings)}`);
  return { yaml: { text: lines.slice(1, end).join('\n'), line: 2 }, sections };
};

const known = (headings: readonly string[]): string =>
  headings.length === 0
    ? ' Diese Datei hat nur Felder.'
    : ` Möglich: ${headings.map((one) => `## ${one}`).join(', ')}.`;

/** Whether a text is the same after it was written below a heading and read again. */
export const isPlainText = (text: string): boolean =>
  text !== '' &&
  text === text.trim() &&
  !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll('\n', '')) &&
  text.split('\n').every((line) => headingOf(line) === undefined);

/** Writes a Markdown file: YAML that ends with a line break, then the sections. */
export const writeMarkdown = (yaml: string, sections: readonly (readonly [string, string])[]): string =>
  [`${fence}\n${yaml}${fence}\n`, ...sections.map(([heading, text]) => `\n## ${heading}\n\n${text}\n`)].join(
    '',
  );
