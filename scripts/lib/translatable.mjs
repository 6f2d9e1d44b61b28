/**
 * Finds the texts of a page that a translator breaks. It puts each text of a page into elements of its own. React then
 * cannot place or remove anything beside that text, and a new text stays unseen. Where a text is the only child of its
 * element, React replaces all that is in the element. So a text stands alone, unless it is fixed and all beside it is,
 * too.
 */
import { nodesOf, parseSource } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').SyntaxNode} SyntaxNode */

/**
 * What a child of an element may be. 'fixed' is a text that never changes. 'text' is one that may change, or that comes
 * and goes. 'texts' are several side by side. 'moving' are elements that come and go.
 *
 * @typedef {'fixed' | 'text' | 'texts' | 'moving'} Kind
 */

/** The type of what is never a text, see src/components/elements.ts. */
const elementsType = 'Elements';

/** Syntax around an expression that does not change its value. */
const wrappers = ['JSXExpressionContainer', 'ParenthesisExpression', 'TsAsExpression', 'TsNonNullExpression'];

/** @param {SyntaxNode} node */
const isFunction = ({ type }) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** @param {SyntaxNode} node */
const isJsx = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';

/**
 * Yields the nodes of a function, without those of functions in it.
 *
 * @param {unknown} value
 * @returns {Generator<SyntaxNode>}
 */
function* ownNodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) {
    const node = /** @type {SyntaxNode} */ (value);
    if (isFunction(node)) return;
    yield node;
  }
  for (const child of Object.values(value)) yield* ownNodesOf(child);
}

/**
 * Returns what a function may return.
 *
 * @param {SyntaxNode} node
 * @returns {SyntaxNode[]}
 */
function resultsOf({ body }) {
  if (!body?.stmts) return body ? [body] : [];
  return [...ownNodesOf(body)].flatMap(({ type, argument }) =>
    type === 'ReturnStatement' && argument ? [argument] : [],
  );
}

/**
 * Returns the name of a property, a variable or a function.
 *
 * @param {SyntaxNode | undefined} node
 * @returns {string | undefined}
 */
const nameOf = (node) => (node?.type === 'MemberExpression' ? node.property.value : node?.value);

/** The names that a file declares: those whose type says that they are elements, and what the others stand for. */
class Names {
  /** @type {Set<string>} */
  #elements = new Set();
  /** @type {Map<string, SyntaxNode>} */
  #values = new Map();

  /** @param {SyntaxNode} [tree] */
  constructor(tree) {
    for (const node of nodesOf(tree)) {
      if (node.type === 'VariableDeclarator' && node.init) this.#values.set(node.id.value, node.init);
      if (node.type === 'FunctionDeclaration') this.#values.set(node.identifier.value, node);
      if (node.type === 'TsPropertySignature' && this.#isElements(node.typeAnnotation))
        this.#elements.add(node.key.value);
      if (node.type === 'Identifier' && this.#isElements(node.typeAnnotation)) this.#elements.add(node.value);
    }
  }

  /** @param {SyntaxNode | undefined} annotation */
  #isElements(annotation) {
    return [...nodesOf(annotation)].some(({ typeName }) => typeName?.value === elementsType);
  }

  /** @param {string | undefined} name */
  isElements(name) {
    return name !== undefined && this.#elements.has(name);
  }

  /** @param {string | undefined} name */
  valueOf(name) {
    return name === undefined ? undefined : this.#values.get(name);
  }
}

/** Names of which nothing is known: what a name stands for is looked up once. */
const unnamed = new Names();

/**
 * Returns what an expression in JSX may be.
 *
 * @param {SyntaxNode} node
 * @param {Names} names
 * @returns {Kind[]}
 */
function kindsOf(node, names) {
  if (wrappers.includes(node.type)) return kindsOf(node.expression, names);
  /** @param {SyntaxNode[]} nodes @returns {Kind[]} */
  const anyOf = (...nodes) => [
    'moving',
    ...nodes.flatMap((one) => kindsOf(one, names)).map((kind) => (kind === 'fixed' ? 'text' : kind)),
  ];
  switch (node.type) {
    case 'JSXText':
      return /\S/.test(node.value) || !node.value.includes('\n') ? ['fixed'] : [];
    case 'StringLiteral':
    case 'NumericLiteral':
      return ['fixed'];
    case 'TemplateLiteral':
      return [node.expressions.length === 0 ? 'fixed' : 'text'];
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return [];
    case 'ConditionalExpression':
      return anyOf(node.consequent, node.alternate);
    case 'BinaryExpression':
      if (node.operator === '&&') return anyOf(node.right);
      return ['||', '??'].includes(node.operator) ? anyOf(node.left, node.right) : ['text'];
    case 'CallExpression':
      return kindsOfCall(node, names);
    case 'Identifier':
    case 'MemberExpression':
      return kindsOfName(node, names);
    default:
      return ['text'];
  }
}

/**
 * @param {SyntaxNode} node
 * @param {Names} names
 * @returns {Kind[]}
 */
function kindsOfName(node, names) {
  const name = nameOf(node);
  if (names.isElements(name)) return ['moving'];
  const value = node.type === 'Identifier' ? names.valueOf(name) : undefined;
  return value && !isFunction(value) ? kindsOf(value, unnamed) : ['text'];
}

/**
 * @param {SyntaxNode} call
 * @param {Names} names
 * @returns {Kind[]}
 */
function kindsOfCall({ callee, arguments: given }, names) {
  const name = nameOf(callee);
  if (names.isElements(name)) return ['moving'];
  if (name === 'createPortal') return [];
  if (callee.type === 'Identifier') {
    const called = names.valueOf(name);
    const results = called && isFunction(called) ? resultsOf(called) : [];
    return results.length > 0 ? results.flatMap((result) => kindsOf(result, unnamed)) : ['text'];
  }
  if (name !== 'map' && name !== 'from') return ['text'];
  /** @type {SyntaxNode[]} */
  const makers = given.map((/** @type {{ expression: SyntaxNode }} */ { expression }) => expression);
  if (makers.some((maker) => names.isElements(nameOf(maker)))) return ['moving'];
  const results = makers.filter(isFunction).flatMap(resultsOf);
  const isElements = results.length > 0 && results.every((result) => kindsOf(result, names).every(isMoving));
  return isElements ? ['moving'] : ['texts'];
}

/** @param {Kind} kind */
const isMoving = (kind) => kind === 'moving';

/**
 * Returns the children of an element that do not stand alone, and should.
 *
 * @param {SyntaxNode} element
 * @param {Names} names
 * @returns {SyntaxNode[]}
 */
function faultsIn(element, names) {
  const children = element.children
    .map((/** @type {SyntaxNode} */ node) => ({ node, kinds: kindsOf(node, names) }))
    .filter(
      (/** @type {{ node: SyntaxNode, kinds: Kind[] }} */ { node, kinds }) => kinds.length > 0 || isJsx(node),
    );
  const isFragment = element.type === 'JSXFragment';
  const moves = children.some((/** @type {{ kinds: Kind[] }} */ { kinds }) => kinds.some(isMoving));
  return children
    .filter(
      (/** @type {{ kinds: Kind[] }} */ { kinds }) =>
        kinds.includes('texts') ||
        (kinds.includes('text') && (isFragment || children.length > 1)) ||
        (kinds.includes('fixed') && (isFragment || moves)),
    )
    .map((/** @type {{ node: SyntaxNode }} */ { node }) => node);
}

/**
 * Returns the results of components that are texts without an element. What a component gets as its children is of its
 * parent.
 *
 * @param {SyntaxNode} tree
 * @param {Names} names
 * @returns {SyntaxNode[]}
 */
function bareResultsIn(tree, names) {
  return [...nodesOf(tree)]
    .filter((node) => node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.identifier.value))
    .flatMap(resultsOf)
    .filter((result) => nameOf(result) !== 'children' && !kindsOf(result, names).every(isMoving));
}

/**
 * Finds the texts that stand beside something that changes, change beside something, or stand in no element.
 *
 * @param {string} source TypeScript with JSX
 * @param {string} file its name
 * @returns {string[]} `file:line: text`
 */
export function textFaults(source, file) {
  const bytes = Buffer.from(source);
  // swc counts bytes. The empty statement in front is the first node, and says where it begins to count.
  const tree = parseSource(`;${source}`, true);
  const origin = tree.body[0].span.start + 1;
  const names = new Names(tree);
  const inElements = [...nodesOf(tree)].filter(isJsx).flatMap((element) => faultsIn(element, names));
  return [...inElements, ...bareResultsIn(tree, names)].map(({ span }) => {
    const [start, end] = [span.start - origin, span.end - origin];
    const line = bytes.subarray(0, start).toString().split('\n').length;
    return `${file}:${line}: ${bytes.subarray(start, end).toString().replace(/\s+/g, ' ')}`;
  });
}
