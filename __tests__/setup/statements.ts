import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { partsOf } from '../../scripts/lib/statements.mjs';

/** Where the statements of a run are written, see `scripts/unit.mjs`. */
const folder = process.env.STATEMENTS_FOLDER;

/** Whether this run notes statements. */
export const isRecorded = folder !== undefined;

/** What is noted of a test file. */
interface FileRecord {
  file: string;
  seconds: number;
  statements: Set<string>;
}

const records: FileRecord[] = [];
const notedOn = new WeakMap<object, Set<string>>();

const server = resolve('server');
const tests = resolve('__tests__');
const setUp = join(tests, 'setup');

/** Returns the files on the stack, those that were called last first. */
const callers = (): string[] => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const { stack } = new Error();
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return stack as unknown as string[];
};

/**
 * Whether a test itself runs the statement, and not the server: nobody needs to know that it is right on PostgreSQL.
 */
const isOfTest = (): boolean => {
  const isOurs = (path: string) =>
    path.startsWith(server) || (path.startsWith(tests) && !path.startsWith(setUp));
  return callers().find(isOurs)?.startsWith(tests) ?? false;
};

/**
 * Returns what notes the statements on a new database for the test file that opens it. `key` stands for the database.
 */
export const openRecord = (key: object): ((text: string) => void) => {
  const ofFile = records.at(-1)?.statements ?? new Set();
  const ofDatabase = new Set<string>();
  notedOn.set(key, ofDatabase);
  return (text) => {
    const unknown = partsOf(text).filter((part) => !ofDatabase.has(part));
    if (unknown.length === 0 || isOfTest()) return;
    for (const part of unknown) {
      ofDatabase.add(part);
      ofFile.add(part);
    }
  };
};

/** Returns the statements that the server has run on a database. */
export const statementsOn = (key: object): ReadonlySet<string> => notedOn.get(key) ?? new Set();

/** Counts statements as those of this test file: it would run them, had not another one done so for it. */
export const addStatements = (statements: ReadonlySet<string>): void => {
  for (const statement of statements) records.at(-1)?.statements.add(statement);
};

let beganAt = 0;

const endFile = (): void => {
  const last = records.at(-1);
  if (last) last.seconds = (performance.now() - beganAt) / 1000;
};

/** Begins the record of a test file. */
export const beginFile = (file: string): void => {
  endFile();
  beganAt = performance.now();
  records.push({ file, seconds: 0, statements: new Set() });
};

/** Writes what the test files of this registry have run. */
export const writeRecords = (): void => {
  endFile();
  if (folder === undefined || records.length === 0) return;
  const written = records.map((record) => ({ ...record, statements: [...record.statements] }));
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(written));
};
