import { readFileSync, rmSync } from 'node:fs';
import { readJournal } from '../../../server/journal/entries';
import { journalFileIn } from '../../../server/journal/journalFile';
import { JournalKeeper } from '../../../server/journal/keepJournal';
import { makeFolder } from '../support';

let dataDir: string;
beforeEach(() => {
  dataDir = makeFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const anErasure = (id: number) => ({ id, userId: 1, clientId: `run ${id}` });

test('[ON-6] commits that were under way at once note each erasure once, also when their answers change places', () => {
  const file = journalFileIn(dataDir);
  const keeper = new JournalKeeper(file, 'club');
  keeper.note({ rows: [anErasure(1), anErasure(2)], highestId: 2 });
  keeper.note({ rows: [anErasure(1)], highestId: 1 });
  expect(keeper.lastId).toBe(2);
  keeper.note({ rows: [anErasure(2), anErasure(3)], highestId: 3 });
  const { runs } = readJournal(readFileSync(file, 'utf8'), 'club');
  expect(runs.map(({ clientId }) => clientId)).toEqual(['run 1', 'run 2', 'run 3']);
});
