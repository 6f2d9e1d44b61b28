import { receivedScreeningRunSchema, screeningRunSchema } from '../../src/contract/runs';
import { completeRun, storedRun } from '../../src/domain/receivedRuns';
import { runPost } from '../../src/domain/runPosts';
import { aScreeningRun } from '../builders';

/** A run as a server gives it that does not know our fields. */
const received = (id: number) => {
  const { clientId: _id, clientRevision: _revision, ...post } = runPost(aScreeningRun());
  return receivedScreeningRunSchema.parse({ ...post, id, isDirty: false });
};

describe('[API-45] a fetched run without our fields', () => {
  test('gets a valid client id, the same on every device, and the revision 0', () => {
    const run = completeRun(received(4711), new Map());
    expect(screeningRunSchema.safeParse(run)).toMatchObject({ success: true });
    expect(run.clientRevision).toBe(0);
    expect(completeRun(received(4711), new Map()).clientId).toBe(run.clientId);
    expect(completeRun(received(4712), new Map()).clientId).not.toBe(run.clientId);
  });

  test('keeps the client id that it has on this device, that of a fork before its former one', () => {
    const ids = new Map([
      ['former', 71],
      ['other', 72],
      ['waiting', null],
      ['fork', 71],
    ]);
    expect(completeRun(received(71), ids).clientId).toBe('fork');
  });

  test('keeps what the server gives', () => {
    const clientId = '10000000-0000-4000-8000-000000000001';
    const run = completeRun({ ...received(71), clientId, clientRevision: 5 }, new Map([['other', 71]]));
    expect(run).toMatchObject({ clientId, clientRevision: 5 });
  });
});

describe('[API-45] [FL-16] the answer to a post', () => {
  const run = aScreeningRun({ clientRevision: 3, completed: true });

  test('without our fields belongs to the run at its place, which is stored as it was sent', () => {
    const stored = storedRun(run, 1, [received(70), { ...received(71), completed: false }]);
    expect(stored).toEqual({ ...runPost(run), id: 71, isDirty: false });
  });

  test('with our fields belongs to its run wherever it is', () => {
    const { clientId, clientRevision } = run;
    const found = { ...received(71), clientId, clientRevision };
    expect(storedRun(run, 0, [received(70), found])).toEqual(found);
  });

  test('with a client id but no revision says only that the run is stored', () => {
    const found = { ...received(71), clientId: run.clientId, completed: false };
    expect(storedRun(run, 0, [found])).toMatchObject({ id: 71, completed: true, clientRevision: 3 });
  });

  test.each([
    ['is missing', []],
    ['is another run', [{ ...received(71), clientId: '10000000-0000-4000-8000-000000000009' }]],
  ])('lacks a run that %s', (_what, answer) => {
    expect(storedRun(run, 0, answer)).toBeNull();
  });
});
