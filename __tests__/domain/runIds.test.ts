import { sentIds } from '../../src/domain/runIds';
import { anExerciseRun, aSentRun } from '../builders';

describe('the server ids that a sending tells', () => {
  const run = anExerciseRun();

  test('[ON-4] are those of the runs, and of a fork also under its former client id', () => {
    const fork = anExerciseRun({ clientId: 'fork', forkOf: 'former' });
    expect(sentIds([run, fork], [aSentRun(run, 7), aSentRun(fork, 8)])).toEqual(
      new Map([
        [run.clientId, 7],
        ['former', 8],
        ['fork', 8],
      ]),
    );
  });

  test('[ON-4] [FL-16] leave out a run of which the server has something else', () => {
    const other = { ...run, start: '2020-01-01T00:00:00.000Z', runUnits: [] };
    expect(sentIds([run], [aSentRun(other, 7)])).toEqual(new Map());
  });
});
