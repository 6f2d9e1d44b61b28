/** Compares the rules of docs/rules.md and docs/club.md with the rule ids in the titles of the tests. */
import { readFileSync } from 'node:fs';
import { isMain } from './lib/mainModule.mjs';
import { filesBelow, nodesOf, parseFile } from './lib/syntax.mjs';

const documents = ['docs/rules.md', 'docs/club.md'];

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
 * Finds the contradictions between the rules and the tests.
 *
 * @param {string[]} stated
 * @param {string[]} cited
 * @returns {string[]} one sentence per fault
 */
export function coverageFaults(stated, cited) {
  return [
    ...stated.filter((id) => !cited.includes(id)).map((id) => `${id} has no test`),
    ...[...new Set(cited)].filter((id) => !stated.includes(id)).map((id) => `${id} is cited, but is no rule`),
  ];
}

if (isMain(import.meta.url)) {
  const stated = documents.flatMap((file) => statedRules(readFileSync(file, 'utf8')));
  const cited = filesBelow('__tests__')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => citedRules(parseFile(file)));
  const faults = coverageFaults(stated, cited);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log(`Each of ${stated.length} rules has a test.`);
}
