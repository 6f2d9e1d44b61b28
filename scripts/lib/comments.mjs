/** Reads the comments of a source file, and says which of their lines are too wide or not in plain words. */
import { nodesOf, parseSource } from './syntax.mjs';

/** How wide a line of a comment or of Markdown may be, in characters. */
export const width = 120;

/** Phrases that are not plain: a sentence that names who does something, or what is missing, says more. */
const unplain =
  /\b(?:wh(?:o(?:so|m)?|at(?:so)?|ich|ere)ever|(?:is|are|was|were|be|been|being|stays?|has|have|had|having) none)\b/gi;

/** Syntax whose content is text, in which the marks of a comment mean nothing. */
const textTypes = ['StringLiteral', 'TemplateElement', 'RegExpLiteral', 'JSXText'];

/**
 * A comment. `line` is its first line, counted from 1. `lines` are all its lines as they are in the file, with the code
 * that stands on them. `words` is its text on one line, without the marks of a comment.
 *
 * @typedef {{ line: number, lines: string[], words: string }} Comment
 */

/**
 * Returns the phrases of a text that are not plain, as they are written there.
 *
 * @param {string} words on one line
 * @returns {string[]}
 */
export function unplainIn(words) {
  return words.match(unplain) ?? [];
}

/**
 * Returns text on one line, without the marks of comments.
 *
 * @param {string} comment
 */
function wordsOf(comment) {
  return comment
    .replace(/^\s*(?:\/\*+|\*+\/|\*|\/\/+)|\*\/$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the source with blanks for the content of strings, templates, regular expressions and JSX. Line breaks stay
 * where they are.
 *
 * @param {string} source
 * @param {boolean} tsx whether it may contain JSX
 */
function withoutTexts(source, tsx) {
  const bytes = Buffer.from(source);
  // swc counts bytes. The empty statement in front is the first node, and says where it begins to count.
  const tree = parseSource(`;${bytes}`, tsx);
  const origin = tree.body[0].span.start + 1;
  for (const { type, span } of nodesOf(tree)) {
    if (!textTypes.includes(type)) continue;
    for (let at = span.start - origin; at < span.end - origin; at += 1) if (bytes[at] !== 10) bytes[at] = 32;
  }
  return bytes.toString();
}

/**
 * Returns the comments of a source file in their order. Lines of `//` that follow each other are one comment.
 *
 * @param {string} source TypeScript, JavaScript or CSS
 * @param {string} file its name, which says the language and whether it may contain JSX
 * @returns {Comment[]}
 */
export function commentsOf(source, file) {
  const isCss = file.endsWith('.css');
  const code = isCss ? source : withoutTexts(source, file.endsWith('x'));
  const marks = isCss
    ? /"[^"\n]*"|'[^'\n]*'|\/\*.*?\*\//gs
    : /\/\*.*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gs;
  const lines = source.split('\n');
  return [...code.matchAll(marks)]
    .filter(([text]) => text.startsWith('/'))
    .map(({ index, 0: text }) => {
      const before = code.slice(0, index).split('\n').length - 1;
      const own = lines.slice(before, before + text.split('\n').length);
      return { line: before + 1, lines: own, words: wordsOf(text) };
    });
}

/**
 * Finds the lines of comments that are wider than `width`, and the phrases in comments that are not plain.
 *
 * @param {string} source TypeScript, JavaScript or CSS
 * @param {string} file its name, which says the language and whether it may contain JSX
 * @returns {string[]} `file:line: fault`, with the line on which the comment begins for a phrase
 */
export function commentFaults(source, file) {
  const isWide = (/** @type {string} */ line) => line.length > width;
  // Parsing takes long. What the whole text does not have, no comment has.
  if (!source.split('\n').some(isWide) && unplainIn(wordsOf(source)).length === 0) return [];
  return commentsOf(source, file).flatMap(({ line, lines, words }) => [
    ...lines.flatMap((text, index) => (isWide(text) ? [`${file}:${line + index}: wider than ${width}`] : [])),
    ...unplainIn(words).map((phrase) => `${file}:${line}: '${phrase}'`),
  ]);
}
