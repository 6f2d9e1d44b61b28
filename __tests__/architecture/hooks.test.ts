import { join } from 'node:path';
import { filesBelow, parseFile, parseSource, type SyntaxNode } from '../../scripts/lib/syntax.mjs';

const tests = join(import.meta.dirname, '..');
const hooks = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

/** The hooks that a module registers when it is loaded, not when one of its functions is called. */
const hooksOnLoad = (tree: SyntaxNode): string[] =>
  (tree.body as SyntaxNode[])
    .filter(({ type }) => type === 'ExpressionStatement')
    .map(({ expression }) => expression.callee?.value)
    .filter((name) => hooks.includes(name));

test('a hook on load is found, and one in a function is not', () => {
  const source = 'afterEach(end); export const startClub = () => { beforeEach(start); };';
  expect(hooksOnLoad(parseSource(source, false))).toEqual(['afterEach']);
});

// In a suite the hook would hold for the first file that loads the module, and for no other.
test('no module that tests share registers a hook when it is loaded; it calls `checkEachTest` or `prepareOnce`', () => {
  const shared = filesBelow(tests).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/__tests__\/setup\/|\/fixtures\//.test(path),
  );
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter((path) => hooksOnLoad(parseFile(path)).length > 0)).toEqual([]);
});
