/** Compares the rules of docs/rules.md and docs/club.md with the rule ids in the titles of the tests. */
import { readFileSync } from 'node:fs';
import { isMain } from './lib/mainModule.mjs';
import { filesBelow, nodesOf, parseFile } from './lib/syntax.mjs';

const documents = ['docs/rules.md', 'docs/club.md'];

/**
 * The rules that need no test yet, by the feature that will add them. Letters alone mean the whole area. The check
 * fails when a listed rule has a test, so the list can only shrink.
 *
 * @type {Record<string, string[]>}
 */
const laterRules = {
  'withdrawn data': ['CS-5'],
};

/**
 * Returns the ids of the rules in a document, one per table row.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function statedRules(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z]{2,3}-\d+) \|/gm)].map(([, id]) => String(id));
}

/**
 * Returns the ids in square brackets in the test titles of a file. Skipped tests do not count.
 *
 * @param {import('./lib/syntax.mjs').SyntaxNode} tree
 * @returns {string[]}
 */
export function citedRules(tree) {
  return [...nodesOf(tree)]
    .filter((node) => node.type === 'CallExpression' && isTest(node.callee))
    .flatMap((call) => titleOf(call.arguments[0]?.expression).match(/\[[^\]]*\]/g) ?? [])
    .flatMap((bracket) => bracket.match(/\b[A-Z]{2,3}-\d+\b/g) ?? []);
}

/**
 * Returns whether the callee is `test`, `it` or `describe`, also with `.only` or `.each(…)`.
 *
 * @param {import('./lib/syntax.mjs').SyntaxNode} callee
 * @returns {boolean}
 */
function isTest(callee) {
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.value);
  if (callee.type === 'MemberExpression') return !isSkipping(callee.property.value) && isTest(callee.object);
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  return callee.type === 'TaggedTemplateExpression' && isTest(callee.tag);
}

/** @param {string} member */
function isSkipping(member) {
  return member === 'skip' || member === 'todo';
}

/**
 * @param {import('./lib/syntax.mjs').SyntaxNode | undefined} argument
 * @returns {string} the literal text, with `…` for each placeholder
 */
function titleOf(argument) {
  if (argument?.type === 'StringLiteral') return argument.value;
  if (argument?.type === 'TemplateLiteral') {
    return argument.quasis.map((/** @type {{ raw: string }} */ { raw }) => raw).join('…');
  }
  return '';
}

/**
 * Finds the contradictions between the rules, the tests and the list of later rules.
 *
 * @param {string[]} stated
 * @param {string[]} cited
 * @param {string[]} later ids and areas
 * @returns {string[]} one sentence per fault
 */
export function coverageFaults(stated, cited, later) {
  const isLater = (/** @type {string} */ id) => later.includes(id) || later.includes(areaOf(id));
  return [
    ...stated.filter((id) => !isLater(id) && !cited.includes(id)).map((id) => `${id} has no test`),
    ...stated
      .filter((id) => isLater(id) && cited.includes(id))
      .map((id) => `${id} is listed as later, but has a test`),
    ...[...new Set(cited)].filter((id) => !stated.includes(id)).map((id) => `${id} is cited, but is no rule`),
    ...later
      .filter((entry) => !stated.some((id) => entry === id || entry === areaOf(id)))
      .map((entry) => `${entry} is listed as later, but is no rule`),
  ];
}

/** @param {string} id such as SR-4, in the area SR */
function areaOf(id) {
  return id.replace(/-\d+$/, '');
}

if (isMain(import.meta.url)) {
  const stated = documents.flatMap((file) => statedRules(readFileSync(file, 'utf8')));
  const cited = filesBelow('__tests__')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => citedRules(parseFile(file)));
  const faults = coverageFaults(stated, cited, Object.values(laterRules).flat());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log(`Of ${stated.length} rules, ${new Set(cited).size} have a test and the others come later.`);
}
