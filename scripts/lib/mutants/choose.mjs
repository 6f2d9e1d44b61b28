/** Chooses random faults of the product code. The same sources and seed give the same faults. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, parseSource } from '../syntax.mjs';

/** @typedef {import('../syntax.mjs').SyntaxNode} SyntaxNode */
/** @typedef {{ kind: string, start: number, end: number, mutated: string }} Place in the bytes of a file */

/**
 * A fault of the product code: `original` stands once in its file between `before` and `after`. The last run that was
 * kept says which test noticed it, or that none did.
 *
 * @typedef {{
 *   file: string, kind: string, before: string, original: string, mutated: string, after: string,
 *   noticedBy?: { file: string, title: string }, unnoticed?: 'alive' | 'unreached'
 * }} Mutant
 */

const folders = ['src', 'sagas', 'store', 'server'];

/** The demo club is data, not logic. */
const isLogic = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !file.startsWith(join('server', 'demo'));

/** @type {Record<string, string>} */
const opposites = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '&&': '||', '||': '&&', '+': '-', '-': '+', '*': '/', '/': '*' },
};

/** The kinds of which `original` is a statement. The others are expressions. */
const statements = ['call', 'return'];

/** @param {Mutant} mutant */
export const isStatement = ({ kind }) => statements.includes(kind);

/**
 * Spreads the mutants over the folders by their lines, and in a folder over the kinds. No two of them overlap.
 *
 * @param {number} count
 * @param {string} seed
 * @returns {Mutant[]}
 */
export function chooseMutants(count, seed) {
  const sources = folders.map((folder) =>
    filesBelow(folder)
      .filter(isLogic)
      .map((file) => ({ file, bytes: readFileSync(file) })),
  );
  const linesOf = (/** @type {typeof sources[number]} */ files) =>
    files.reduce((sum, { bytes }) => sum + bytes.toString().split('\n').length, 0);
  const total = linesOf(sources.flat());
  return sources.flatMap((files) => chooseIn(files, Math.round((count * linesOf(files)) / total), seed));
}

/**
 * @param {{ file: string, bytes: Buffer }[]} files
 * @param {number} count
 * @param {string} seed
 */
function chooseIn(files, count, seed) {
  const candidates = files.flatMap(({ file, bytes }) =>
    [...placesIn(file, bytes)].map((place) => ({
      ...{ file, bytes, place },
      rank: createHash('sha256').update(`${seed} ${file} ${place.kind} ${place.start}`).digest('hex'),
    })),
  );
  const ranked = candidates.toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  /** @type {typeof ranked} */
  const chosen = [];
  const isFree = (/** @type {typeof ranked[number]} */ { file, place }) =>
    !chosen.some(
      (other) => other.file === file && other.place.start <= place.end && place.start <= other.place.end,
    );
  const kinds = [...new Set(ranked.map(({ place }) => place.kind))];
  for (let turn = 0; chosen.length < count && ranked.length > 0; turn += 1) {
    const next = ranked.find(({ place }) => place.kind === kinds[turn % kinds.length]);
    if (!next) continue;
    ranked.splice(ranked.indexOf(next), 1);
    if (isFree(next)) chosen.push(next);
  }
  return chosen.map(({ file, bytes, place }) => mutantAt(file, bytes, place));
}

/**
 * @param {string} file
 * @param {Buffer} bytes
 * @returns {Generator<Place>}
 */
function* placesIn(file, bytes) {
  // swc counts in bytes, and from a number that differs: that of the semicolon.
  const tree = parseSource(`;${bytes}`, file.endsWith('x'));
  const base = tree.body[0].span.start + 1;
  const textOf = (/** @type {SyntaxNode} */ { span }) =>
    bytes.subarray(span.start - base, span.end - base).toString();
  for (const node of runNodesOf(tree)) {
    for (const { kind, mutated, at = node, isBefore = false } of mutationsOf(node, textOf))
      yield {
        kind,
        mutated,
        start: at.span.start - base,
        end: (isBefore ? at.span.start : at.span.end) - base,
      };
  }
}

/**
 * Yields the nodes that run: no types, no names of properties, and no constructors, which cannot do without `super`.
 *
 * @param {unknown} value
 * @returns {Generator<SyntaxNode>}
 */
function* runNodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  const node = /** @type {SyntaxNode} */ (value);
  if (node.type === 'Constructor') return;
  if (node.type?.startsWith('Ts')) return yield* runNodesOf(node.expression);
  if (node.type) yield node;
  for (const [name, child] of Object.entries(node)) if (name !== 'key') yield* runNodesOf(child);
}

/**
 * @param {SyntaxNode} node
 * @param {(node: SyntaxNode) => string} textOf
 * @returns {{ kind: string, mutated: string, at?: SyntaxNode, isBefore?: boolean }[]}
 */
function mutationsOf(node, textOf) {
  switch (node.type) {
    case 'BinaryExpression': {
      const [left, right] = [`(${textOf(node.left)})`, `(${textOf(node.right)})`];
      if (node.operator === '??') return [{ kind: 'logic', mutated: left }];
      const opposite = opposites[node.operator];
      if (!opposite) return [];
      const kind = /[&|]/.test(opposite) ? 'logic' : /[-+*/]/.test(opposite) ? 'arithmetic' : 'comparison';
      return [{ kind, mutated: `${left} ${opposite} ${right}` }];
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return [{ kind: 'condition', mutated: `!(${textOf(node.test)})`, at: node.test }];
    case 'ExpressionStatement':
      return isCall(node.expression) ? [{ kind: 'call', mutated: '' }] : [];
    case 'BooleanLiteral':
      return [{ kind: 'boolean', mutated: String(!node.value) }];
    case 'NumericLiteral':
      return [{ kind: 'number', mutated: `${textOf(node)} + 1` }];
    case 'FunctionBody':
      return node.stmts.length === 0
        ? []
        : [{ kind: 'return', mutated: 'return;', at: node.stmts[0], isBefore: true }];
    default:
      return [];
  }
}

/** @param {SyntaxNode} expression @returns {boolean} */
function isCall(expression) {
  if (expression.type === 'CallExpression') return expression.callee.type !== 'Super';
  return (
    ['AwaitExpression', 'YieldExpression'].includes(expression.type) &&
    Boolean(expression.argument && isCall(expression.argument))
  );
}

/**
 * Adds as many lines around the place as make it unique in the file.
 *
 * @param {string} file
 * @param {Buffer} bytes
 * @param {Place} place
 * @returns {Mutant}
 */
function mutantAt(file, bytes, { kind, mutated, start, end }) {
  const source = bytes.toString();
  const from = bytes.subarray(0, start).toString().length;
  const to = bytes.subarray(0, end).toString().length;
  let [first, last] = [from, to];
  const isUnique = () =>
    source.indexOf(source.slice(first, last)) === source.lastIndexOf(source.slice(first, last));
  do {
    first = first === 0 ? 0 : source.lastIndexOf('\n', first - 2) + 1;
    const lineEnd = source.indexOf('\n', last + 1);
    last = lineEnd < 0 ? source.length : lineEnd;
  } while (!isUnique());
  const [before, original, after] = [
    source.slice(first, from),
    source.slice(from, to),
    source.slice(to, last),
  ];
  return { file, kind, before, original, mutated, after };
}
