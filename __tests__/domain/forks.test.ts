import { asFork, underForks } from '../../src/domain/runOutcomes';
import { aScreeningRun } from '../builders';

const newClientId = '10000000-0000-4000-8000-0000000000f1';

test('[FL-16] a changed run in memory follows its row to the new client id', () => {
  const row = aScreeningRun({ localId: 1, clientRevision: 3 });
  const changed = { ...row, clientRevision: 4, isDirty: true };
  expect(underForks([changed], [asFork(row, newClientId)])).toEqual([asFork(changed, newClientId)]);
});

test('[FL-16] a copy of what the server has under the former client id is none of the fork', () => {
  const row = aScreeningRun({ localId: 1, clientRevision: 3 });
  const copy = { ...row, id: 501, clientRevision: 4, isDirty: false, position: null };
  expect(underForks([copy], [asFork(row, newClientId)])).toEqual([copy]);
});
