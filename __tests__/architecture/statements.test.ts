import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aboutSqlite } from '../../jest.postgres.config.mjs';
import { canRun, readChosen } from '../../scripts/lib/onPostgres.mjs';
import { coverOf, missedBy, partsOf } from '../../scripts/lib/statements.mjs';

const records = [
  { file: 'whole', seconds: 30, statements: ['read', 'write', 'count'] },
  { file: 'readOnly', seconds: 1, statements: ['read'] },
  { file: 'twice', seconds: 2, statements: ['read', 'write'] },
  { file: 'counting', seconds: 3, statements: ['count'] },
  { file: 'given', seconds: 9, statements: ['lock'] },
];
const isGiven = (file: string) => file === 'given';

test('a statement is the same with lists of another length, and on both databases', () => {
  expect(partsOf('insert into "note" ("id", "text") values ($1, $2), ($3, $4), ($5, $6)')).toEqual(
    partsOf('insert into "note" ("id", "text") values (?, ?)'),
  );
  expect(partsOf('"id" in (?, ?, ?) and "kind" = ?')).toEqual(['"id" in (?) and "kind" = ?']);
  expect(partsOf('("id" = ? and "kind" = ?) or ("id" = ? and "kind" = ?)')).toEqual([
    '("id" = ? and "kind" = ?)',
  ]);
  expect(partsOf('"id" in ()')).toEqual(partsOf('"id" in (?)'));
});

test('an update of several columns is one of each', () => {
  expect(partsOf('update "user" set "team" = ?, "birthYear" = ? where "id" = ?')).toEqual([
    'update "user" set "team" = ? where "id" = ?',
    'update "user" set "birthYear" = ? where "id" = ?',
  ]);
  const counting = 'update "note" set "revision" = "revision" + ?, "isRemoved" = ? where "id" = ?';
  expect(partsOf(counting)).toEqual([counting]);
});

test('a statement that no chosen file runs is missed, with all files that run it', () => {
  expect([...missedBy(records, isGiven)]).toEqual([
    ['read', ['whole', 'readOnly', 'twice']],
    ['write', ['whole', 'twice']],
    ['count', ['whole', 'counting']],
  ]);
  expect(missedBy(records, (file) => isGiven(file) || file === 'whole').size).toBe(0);
});

test('the cover runs every statement, in little time, and has no file in vain', () => {
  expect(coverOf(records, isGiven)).toEqual(['counting', 'twice']);
  expect(coverOf(records, () => true)).toEqual([]);
});

test('each chosen file is there, can run on PostgreSQL, and is chosen once', () => {
  const { always, cover } = readChosen();
  const files = [...Object.keys(always), ...cover].map((name) => `${name}.test.ts`);
  expect(files.filter((file) => !existsSync(join('__tests__', file)) || !canRun(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('each file that PostgreSQL leaves out exists', () => {
  const isLost = (name: string) => !existsSync(join('__tests__', `${name}.test.ts`));
  expect(Object.keys(aboutSqlite).filter(isLost)).toEqual([]);
});
