import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import type { Changes } from '../../../src/contract/changes';
import { StorageFullError } from '../../../src/domain/errors';
import { ownerOf } from '../../../src/domain/owner';
import { openDesk } from '../../../src/services/desk/openDesk';
import { deskName } from '../../../src/services/desk/schema';
import type { Desk } from '../../../src/services/ports';
import { aScreening, aServerExerciseRun, aTrainer, aUser } from '../../builders';
import { emptyDeskDisk, FakeDesk } from '../../fakes/FakeDesk';

const tina = ownerOf(aTrainer(), 'instance');
const nothing = { trainings: [], feedback: [], published: [] };

const aTraining = (id: number, userId = aUser().id) => ({
  ...aServerExerciseRun({ id, userId, clientId: `a0000000-0000-4000-8000-000000000${id}` }),
  ratedBy: null,
});
const feedbackOn = (exerciseRunId: number, comment = 'Gut') => ({ exerciseRunId, comment, answers: [] });

const data = {
  trainings: [aTraining(601), aTraining(602, 3)],
  feedback: [feedbackOn(601), feedbackOn(602)],
  published: [aScreening()],
};

const pain = { userId: 2, kind: 'pain' as const, since: '2026-11-18T08:00:00.000Z' };
const message = { userId: 2, kind: 'message' as const, since: '2026-11-19T08:00:00.000Z' };

const changes = (changed: Partial<Changes>): Changes => ({
  cursor: 'next',
  me: null,
  users: [],
  userScreenings: [],
  screenings: [],
  runs: [],
  exerciseRuns: [],
  feedback: [],
  exercises: [],
  basis: null,
  feedbackQuestions: null,
  gone: [],
  ...changed,
});

/** What every `Desk` does. `open` returns one more tab of the same device. */
const describeDesk = (name: string, open: () => Desk, empty: () => Promise<unknown>) => {
  describe(name, () => {
    let desk: Desk;
    beforeEach(async () => {
      await empty();
      desk = open();
    });

    test('[DE-5] holds what was loaded, for every tab', async () => {
      expect(await desk.load(tina)).toBeNull();
      await desk.replace(data, tina);
      expect(await open().load(tina)).toEqual(data);
      await desk.replace(nothing, tina);
      expect(await desk.load(tina)).toEqual(nothing);
    });

    test.each([
      ['[SE-1] another person', { ...tina, id: 9 }],
      ['[FL-18] another server', { ...tina, instance: 'another' }],
    ])('is empty for %s, and takes nothing from them', async (_title, other) => {
      await desk.replace(data, tina);
      await desk.saveCursor('first', tina);
      expect([await desk.load(other), await desk.cursor(other)]).toEqual([null, null]);
      await desk.apply(changes({ exerciseRuns: [aTraining(603)] }), other);
      await desk.saveCursor('theirs', other);
      await desk.replacePublished([], other);
      expect([await desk.load(tina), await desk.cursor(tina)]).toEqual([data, 'first']);
    });

    test('[DE-6] stores a page: what is gone first, then each row in the place of the one with its id', async () => {
      await desk.replace(data, tina);
      const page = changes({
        gone: [
          { kind: 'athlete', id: 3 },
          { kind: 'feedback', id: 601 },
        ],
        exerciseRuns: [aTraining(603), { ...aTraining(601), clientRevision: 9 }],
        feedback: [feedbackOn(603, 'Schwer')],
      });
      await desk.apply(page, tina);
      expect(await desk.load(tina)).toEqual({
        ...data,
        trainings: [{ ...aTraining(601), clientRevision: 9 }, aTraining(603)],
        feedback: [feedbackOn(603, 'Schwer')],
      });
      await desk.apply(changes({ gone: [{ kind: 'exerciseRun', id: 603 }] }), tina);
      expect((await desk.load(tina))?.feedback).toEqual([]);
    });

    test('[DE-6] knows no cursor before a whole update, and after the next one began', async () => {
      await desk.saveCursor('too early', tina);
      expect(await desk.cursor(tina)).toBeNull();
      await desk.replace(data, tina);
      expect(await desk.cursor(tina)).toBeNull();
      await desk.saveCursor('first', tina);
      expect(await open().cursor(tina)).toBe('first');
      await desk.saveCursor(null, tina);
      expect(await desk.cursor(tina)).toBeNull();
      await desk.saveCursor('second', tina);
      await desk.replace(data, tina);
      expect(await desk.cursor(tina)).toBeNull();
    });

    test('[AS-7] takes another list of what can be assigned', async () => {
      await desk.replace(data, tina);
      await desk.replacePublished([aScreening({ id: 32 })], tina);
      expect((await desk.load(tina))?.published).toEqual([aScreening({ id: 32 })]);
    });

    test('[DE-9] keeps what was seen, also by two tabs and after everything was loaded anew', async () => {
      await desk.replace(data, tina);
      await Promise.all([desk.see(pain, tina), open().see(message, tina)]);
      await desk.replace(nothing, tina);
      expect(await open().seen(tina)).toEqual([pain, message]);
      await desk.see({ ...pain, since: '2026-11-20T08:00:00.000Z' }, tina);
      expect(await desk.seen(tina)).toEqual([message, { ...pain, since: '2026-11-20T08:00:00.000Z' }]);
    });

    test('[DE-9] [SE-1] [CO-26] what was seen belongs to its user, and goes with them', async () => {
      const other = { ...tina, id: 9 };
      await desk.replace(data, tina);
      await desk.see(pain, tina);
      await desk.see(message, other);
      expect([await desk.seen(tina), await desk.seen(other)]).toEqual([[pain], []]);
      await desk.replace(data, other);
      expect(await desk.seen(tina)).toEqual([]);
      await desk.clear();
      await desk.replace(data, tina);
      expect(await desk.seen(tina)).toEqual([]);
    });

    test('[CO-26] can be emptied', async () => {
      await desk.replace(data, tina);
      await desk.saveCursor('first', tina);
      await desk.clear();
      expect([await desk.load(tina), await desk.cursor(tina)]).toEqual([null, null]);
    });
  });
};

// Deleting makes the tabs that have it open let go, and open it anew when they need it again [DB-13].
describeDesk('in a browser', openDesk, () => deleteDB(deskName));

const disk = emptyDeskDisk();
const device = { isFull: false };
describeDesk(
  'on a fake device',
  () => new FakeDesk(disk, device),
  async () => {
    disk.held = null;
  },
);

test('the fake device rejects writes when it is full', async () => {
  const full = new FakeDesk(emptyDeskDisk(), { isFull: true });
  await expect(full.replace(data, tina)).rejects.toThrow(StorageFullError);
});
