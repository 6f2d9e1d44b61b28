import { readFileSync } from 'node:fs';
import { filesBelow } from '../../scripts/lib/syntax.mjs';

/** Names in the code that are no place of their own: a row of `athletik-desk`, and an item of former versions. */
const within = ['holder', 'persist:outbox'];

/** Returns the names of databases, and of items of localStorage and sessionStorage, in a source of the services. */
const namesIn = (source: string): string[] => {
  const constants = source.matchAll(/\b\w*(?:[kK]ey|[pP]refix|Name)\]? = \[?((?:'[^']+'(?:, )?)+)/g);
  const stores = source.matchAll(/\bcreateRows\(('[^']+')/g);
  return [...constants, ...stores].flatMap(([, quoted = '']) => quoted.match(/[^', ]+/g) ?? []);
};

test('names are found in each form in which they are written', () => {
  expect(
    namesIn(
      "const key = 'a'; export const userKey = 'b-c'; const [x, yKey] = ['d', 'e']; createRows('f', g)",
    ),
  ).toEqual(['a', 'b-c', 'd', 'e', 'f']);
});

test('ARCHITECTURE.md says of each place on the device what is kept there', () => {
  const sources = [...filesBelow('src/services'), 'src/startEngine.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const names = new Set(sources.flatMap(namesIn).filter((name) => !within.includes(name)));
  expect([...names]).toEqual(
    expect.arrayContaining(['as_db', 'athletik-desk', 'athletik-sent', 'currentUser', 'epoch']),
  );
  const [, section = ''] =
    /^## Where data is kept$(.*?)^## /ms.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  const isNamed = (name: string) => section.includes(`\`${name}\``) || section.includes(`\`${name}…\``);
  expect([...names].filter((name) => !isNamed(name))).toEqual([]);
});
