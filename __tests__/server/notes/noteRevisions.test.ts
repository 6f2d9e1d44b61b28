import { randomUUID } from 'node:crypto';
import { maxFormerNotes } from '../../../server/notes/notes';
import {
  assignmentCalls,
  noteConflictSchema,
  type RevisedNote,
  type RevisedNotePost,
} from '../../../src/contract/assignments';
import { featureCalls, noteRevisionsFeature } from '../../../src/contract/features';
import { maxNoteLength, type NoteTarget, noteCalls } from '../../../src/contract/notes';
import { noteOn } from '../../../src/domain/notes';
import { assignments, exercises, people, screening } from '../../contract/serverContract/club';
import { assigning, type Desk, otherScreening, otherTestId, startDesk } from '../desk/desk';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

const training: NoteTarget = { kind: 'training' };
const onTest: NoteTarget = { kind: 'test', id: Number(screening.tests[1]?.id) };
const onExercise: NoteTarget = { kind: 'exercise', id: Number(exercises[0]?.id) };
const targets: NoteTarget[] = [{ kind: 'screening' }, training, onTest, onExercise];

const aNotePost = (overrides: Partial<RevisedNotePost> = {}): RevisedNotePost => ({
  clientId: randomUUID(),
  userScreeningId: assignments.anna.id,
  target: training,
  athleteNote: 'Langsam.',
  trainerNote: 'Links schwächer.',
  revision: 0,
  ...overrides,
});

const saving = (overrides: Partial<RevisedNotePost> = {}) => assignmentCalls.saveNote(aNotePost(overrides));

/** Saves a note. Returns it as it is then. */
const save = async (overrides: Partial<RevisedNotePost> = {}, as: 'tina' | 'theo' = 'tina') => {
  const answer = await desk.ask(saving(overrides), as);
  return noteOn(answer, overrides.target ?? training) as RevisedNote | null;
};

/** Saves a note without revision and client id, as an app without them does. */
const savePlain = async (overrides: Partial<RevisedNotePost> = {}) => {
  const { clientId: _, revision: __, ...post } = aNotePost(overrides);
  const { status } = await desk.send(noteCalls.save(post), 'tina');
  expect(status).toBe(200);
};

/** Anna's note as Tina reads it. */
const present = async (target: NoteTarget = training) => {
  const [own] = await desk.assignmentsOf('anna', 'tina');
  return (own && noteOn(own, target)) as RevisedNote | null;
};

/** Saves a note that conflicts. Returns what the answer says is there. */
const conflictOf = async (overrides: Partial<RevisedNotePost>, as: 'tina' | 'theo' = 'theo') => {
  const { status, body } = await desk.send(saving(overrides), as);
  expect(status).toBe(409);
  const conflict = noteConflictSchema.parse(body);
  expect(conflict).toEqual(body);
  expect(conflict.message).toBe(
    'Diese Notiz wurde inzwischen geändert. Bitte entscheide, was stehen bleiben soll.',
  );
  return conflict.present;
};

test('[API-42] revisions are named as what the server has beside the contract', async () => {
  expect((await desk.ask(featureCalls.features(), 'tina')).features).toContain(noteRevisionsFeature);
});

describe('a revision', () => {
  test.each(targets)(
    '[NT-1] of a note on %j grows with each change, also when it is emptied',
    async (target) => {
      const start = (await present(target))?.revision ?? 0;
      const first = await save({ target, athleteNote: 'Neu.', revision: start });
      expect(first).toMatchObject({ athleteNote: 'Neu.', revision: start + 1 });
      const emptied = { athleteNote: ' ', trainerNote: null, revision: start + 1 };
      expect(await save({ target, ...emptied })).toEqual({
        id: first?.id,
        athleteNote: null,
        trainerNote: null,
        revision: start + 2,
      });
      expect(await save({ target, athleteNote: 'Wieder.', revision: start + 2 })).toMatchObject({
        athleteNote: 'Wieder.',
        revision: start + 3,
      });
    },
  );

  test('[NT-1] is 1 for a note from before, and stays when nothing changes', async () => {
    const target = { kind: 'screening' as const };
    const before = await present(target);
    expect(before?.revision).toBe(1);
    const { athleteNote = null, trainerNote = null } = before ?? {};
    expect(await save({ target, athleteNote, trainerNote, revision: 1 })).toEqual(before);
  });

  test('[NT-1] a note that never was, and is not written either, is none', async () => {
    expect(await save({ athleteNote: '', trainerNote: '  ' })).toBeNull();
    expect(await present()).toBeNull();
  });

  test('[NT-1] [CO-16] comes to the athlete, too, without the text for trainers', async () => {
    await save();
    const [own] = await desk.assignmentsOf('anna', 'anna');
    expect(own?.trainingNote).toMatchObject({ athleteNote: 'Langsam.', trainerNote: null, revision: 1 });
  });
});

describe('two trainers at once', () => {
  const base = { athleteNote: 'A', trainerNote: 'T' };
  beforeEach(async () => {
    await save(base);
  });

  test('[NT-1] each another text: both are kept without asking', async () => {
    await save({ ...base, athleteNote: 'A2', revision: 1 });
    const merged = await save({ ...base, trainerNote: 'T2', revision: 1 }, 'theo');
    expect(merged).toMatchObject({ athleteNote: 'A2', trainerNote: 'T2', revision: 3 });
    expect(await present()).toEqual(merged);
  });

  test('[NT-1] both at the very same moment, too', async () => {
    await Promise.all([
      save({ ...base, athleteNote: 'A2', revision: 1 }),
      save({ ...base, trainerNote: 'T2', revision: 1 }, 'theo'),
    ]);
    expect(await present()).toMatchObject({ athleteNote: 'A2', trainerNote: 'T2', revision: 3 });
  });

  test('[NT-1] the same text: 409 with the present note, and nothing of it is stored', async () => {
    const there = await save({ ...base, athleteNote: 'A2', revision: 1 });
    const both = { athleteNote: 'A3', trainerNote: 'T3', revision: 1 };
    expect(await conflictOf(both)).toEqual(there);
    expect(await present()).toEqual(there);
    expect(await save({ ...both, revision: 2 }, 'theo')).toMatchObject({
      athleteNote: 'A3',
      trainerNote: 'T3',
    });
  });

  test('[NT-1] one empties what the other has changed: 409', async () => {
    const emptied = await save({ athleteNote: null, trainerNote: null, revision: 1 });
    expect(await conflictOf({ ...base, athleteNote: 'A2', revision: 1 })).toEqual(emptied);
    await save({ ...base, athleteNote: 'A2', revision: 2 });
    expect(await conflictOf({ athleteNote: null, trainerNote: null, revision: 1 })).toMatchObject({
      athleteNote: 'A2',
    });
  });

  test('[NT-1] the same words: nobody is asked', async () => {
    const there = await save({ ...base, athleteNote: 'A2', revision: 1 });
    expect(await save({ ...base, athleteNote: 'A2', revision: 1 }, 'theo')).toEqual(there);
  });

  test('[NT-1] who has changed nothing overwrites nothing', async () => {
    const there = await save({ athleteNote: 'A2', trainerNote: 'T2', revision: 1 });
    expect(await save({ ...base, revision: 1 }, 'theo')).toEqual(there);
  });

  test('[NT-1] both new on nothing: the second is asked', async () => {
    const first = await save({ target: onExercise, ...base });
    expect(await conflictOf({ target: onExercise, athleteNote: 'B', trainerNote: 'T' })).toEqual(first);
    const other = await save({ target: onTest, athleteNote: 'A', trainerNote: null });
    expect(await save({ target: onTest, athleteNote: null, trainerNote: 'T' }, 'theo')).toEqual({
      ...other,
      trainerNote: 'T',
      revision: 2,
    });
  });

  test('[NT-1] on a revision that nobody knows: 409 unless it is the same', async () => {
    const there = await present();
    expect(await conflictOf({ ...base, athleteNote: 'A2', revision: 77 })).toEqual(there);
    expect(await save({ ...base, revision: 77 }, 'theo')).toEqual(there);
  });

  test('[NT-1] on a revision of very long ago is asked; the one after it is merged', async () => {
    for (let revision = 1; revision <= maxFormerNotes + 1; revision += 1)
      await save({ ...base, athleteNote: `A${revision}`, revision });
    expect(await conflictOf({ ...base, trainerNote: 'T2', revision: 1 })).toMatchObject({
      revision: maxFormerNotes + 2,
    });
    const known = { athleteNote: 'A1', trainerNote: 'T2', revision: 2 };
    expect(await save(known, 'theo')).toMatchObject({
      athleteNote: `A${maxFormerNotes + 1}`,
      trainerNote: 'T2',
    });
  });

  test('[NT-1] the former texts are not kept, only what tells them apart', async () => {
    await save({ athleteNote: null, trainerNote: null, revision: 1 });
    const [former] = await desk.db.selectFrom('formerNote').selectAll().execute();
    expect(former).toMatchObject({ revision: 1, athleteHash: expect.stringMatching(/^[\w-]{43}$/) });
  });
});

describe('an app without revisions', () => {
  test('[API-42] [NT-1] replaces what is there, and finds an emptied note gone', async () => {
    await save();
    await savePlain({ athleteNote: 'Plain.' });
    expect(await present()).toMatchObject({ athleteNote: 'Plain.', revision: 2 });
    await savePlain({ athleteNote: null, trainerNote: ' ' });
    expect(await present()).toBeNull();
  });

  test('[NT-1] what it has emptied keeps its revision: an older text is asked, a new one is not', async () => {
    await save();
    await savePlain({ athleteNote: null, trainerNote: null });
    expect(await conflictOf({ athleteNote: 'Langsamer.', revision: 1 })).toMatchObject({
      athleteNote: null,
      revision: 2,
    });
    expect(await save({ athleteNote: 'Neu.' })).toMatchObject({ athleteNote: 'Neu.', revision: 3 });
  });

  test('[ON-3] with a client id alone replaces, too, but only once', async () => {
    const post = aNotePost({ revision: undefined });
    await desk.ask(assignmentCalls.saveNote(post), 'tina');
    await save({ athleteNote: 'Neuer.', revision: 1 }, 'theo');
    await desk.ask(assignmentCalls.saveNote(post), 'tina');
    expect(await present()).toMatchObject({ athleteNote: 'Neuer.', revision: 2 });
  });
});

describe('sent again', () => {
  test('[ON-3] [NT-1] under its client id is 200 with the present state, and replaces nothing newer', async () => {
    const post = aNotePost();
    await desk.ask(assignmentCalls.saveNote(post), 'tina');
    const newer = await save({ athleteNote: 'Neuer.', revision: 1 }, 'theo');
    const late = await desk.ask(assignmentCalls.saveNote({ ...post, athleteNote: 'Anders.' }), 'tina');
    expect(late.trainingNote).toEqual(newer);
  });

  test('[ON-3] many times at once is one revision and one notification', async () => {
    const post = aNotePost();
    await Promise.all(Array.from({ length: 20 }, () => desk.ask(assignmentCalls.saveNote(post), 'tina')));
    expect((await present())?.revision).toBe(1);
    expect(await desk.notificationsOf('anna')).toEqual([{ type: 'TRAINING', senderId: people.tina.id }]);
  });

  test('[ON-3] [NT-1] after a conflict it was not taken, so that the decision is', async () => {
    await save();
    const clientId = randomUUID();
    await conflictOf({ clientId, athleteNote: 'B', trainerNote: 'T' }, 'tina');
    expect(await save({ clientId, athleteNote: 'B', trainerNote: 'T', revision: 1 })).toMatchObject({
      athleteNote: 'B',
    });
  });
});

describe('a note on a test that the screening lacks', () => {
  test('[AS-1] stays when another screening is assigned, and is there when the former comes back', async () => {
    const note = await save({ target: onTest });
    await desk.ask(assigning(), 'tina');
    expect(await present(onTest)).toEqual(note);
    await desk.ask(assigning({ screeningId: screening.id, base: otherScreening.id }), 'tina');
    expect(await present(onTest)).toEqual(note);
  });

  test('[AS-1] [ON-1] is taken from an outbox: the screening was another when it was written', async () => {
    expect(await save({ target: { kind: 'test', id: otherTestId } })).toMatchObject({ id: otherTestId });
    await desk.ask(assigning({ screeningId: null }), 'theo');
    expect(await save({ target: onTest })).toMatchObject({ athleteNote: 'Langsam.' });
  });

  test('[API-41] is 404 as before without a client id, and where no screening has such a test', async () => {
    const elsewhere: NoteTarget = { kind: 'test', id: otherTestId };
    const { clientId: _, revision: __, ...plain } = aNotePost({ target: elsewhere });
    expect(await desk.refusal(noteCalls.save(plain), 'tina')).toBe(404);
    expect(await desk.refusal(saving({ target: { kind: 'test', id: 99_999 } }), 'tina')).toBe(404);
    expect(await desk.refusal(saving({ target: { kind: 'exercise', id: 99_999 } }), 'tina')).toBe(404);
  });
});

describe('rights', () => {
  test('[SE-7] [NT-1] of the athlete, of others and of former trainers are 403 and learn nothing', async () => {
    const post = aNotePost();
    await desk.ask(assignmentCalls.saveNote(post), 'tina');
    for (const viewer of ['anna', 'ben', 'david'] as const)
      expect(await desk.refusal(saving({ athleteNote: 'B' }), viewer)).toBe(403);
    await desk.db.deleteFrom('trainerAthlete').where('trainerId', '=', people.tina.id).execute();
    expect(await desk.refusal(assignmentCalls.saveNote(post), 'tina')).toBe(403);
    expect(await desk.refusal(saving({ athleteNote: 'B' }), 'tina')).toBe(403);
  });

  test('[CS-1] for an athlete without consent are 422, and taken once there is consent', async () => {
    const agreed = (agreedVersion: number | null) =>
      desk.db.updateTable('user').set({ agreedVersion }).where('id', '=', people.anna.id).execute();
    const post = aNotePost();
    await agreed(null);
    expect(await desk.refusal(assignmentCalls.saveNote(post), 'tina')).toBe(422);
    await agreed(1);
    expect((await desk.ask(assignmentCalls.saveNote(post), 'tina')).trainingNote).toMatchObject({
      revision: 1,
    });
  });
});

test.each([
  { clientId: 'x' },
  { clientId: null },
  { revision: -1 },
  { revision: 0.5 },
  { revision: '1' },
  { revision: null },
  { revision: 1e300 },
  { athleteNote: 'x'.repeat(maxNoteLength + 1) },
  { athleteNote: 'x\u0000' },
  { trainerNote: 5 },
  { trainerNote: undefined },
  { target: { kind: 'club' } },
])('[API-41] [NT-1] [ON-7] a wrong field is 400 and nothing is stored: %#', async (wrong) => {
  expect(await desk.refusal(saving(wrong as unknown as Partial<RevisedNotePost>), 'tina')).toBe(400);
  expect(await present()).toBeNull();
});
