import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import importTable from '../../.dependency-cruiser.cjs';
import { circlesOf } from '../../scripts/lib/circles.mjs';

const fixtures = join(import.meta.dirname, 'fixtures');

/** Runs the check in its own process, because it is an ES module. Returns one line per forbidden import. */
function forbiddenImports(...root: string[]) {
  const { stderr, status } = spawnSync('node', ['scripts/importTable.mjs', ...root], { encoding: 'utf8' });
  return { lines: stderr.split('\n').filter(Boolean), status };
}

test('all imports are allowed by the table', () => {
  expect(forbiddenImports()).toEqual({ lines: [], status: 0 });
});

describe('in a repository that breaks every rule', () => {
  const { lines, status } = forbiddenImports(fixtures);
  const ruleNames = importTable.forbidden.map(({ name }) => name);

  test('the check fails', () => {
    expect(status).toBe(1);
  });

  test.each(ruleNames)('%s is violated once', (name) => {
    expect(lines.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
  });

  test.each([
    ['a type import', 'domain-knows-contract: src/domain/rule.ts imports store/state.ts'],
    [
      'a type re-export',
      'services-know-domain-and-contract: src/services/translator.ts imports src/texts/dates.ts',
    ],
    [
      'an inline type import',
      'store-knows-domain-and-contract: store/state.ts imports src/services/ports/index.ts',
    ],
    ['a dynamic import', 'sagas-know-ports-not-services: sagas/load.ts imports src/services/translator.ts'],
    [
      'a type import that closes a circle of rooms',
      'no-circle-of-rooms: server/chat imports server/club imports server/chat',
    ],
  ])('%s counts', (_kind, line) => {
    expect(lines).toContain(line);
  });
});

test.each([
  ['a circle of three', 'a>b b>c c>a', ['a>b>c>a']],
  ['two circles with a node in common', 'a>b b>a b>c c>b', ['a>b>a', 'b>c>b']],
  ['ways that meet again and do not come back', 'a>b a>c b>d c>d', []],
])('%s', (_title, ways, circles) => {
  const graph = new Map<string, Set<string>>();
  for (const [from = '', to = ''] of ways.split(' ').map((way) => way.split('>')))
    graph.set(from, new Set([...(graph.get(from) ?? []), to]));
  expect(circlesOf(graph).map((circle) => circle.join('>'))).toEqual(circles);
});
