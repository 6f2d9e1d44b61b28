import { onBase, withBase } from '../../src/domain/assignmentEntries';
import {
  onNote,
  overwritesNothing,
  revisionOf,
  sendableTexts,
  withWaitingNotes,
} from '../../src/domain/noteEntries';
import { noteOn } from '../../src/domain/notes';
import { nextEntry, runIdsIn, withChanges } from '../../src/domain/readyEntries';
import {
  aNote,
  aUserScreening,
  aWaitingAssignment,
  aWaitingFeedback,
  aWaitingMessage,
  aWaitingNote,
} from '../builders';

const target = { kind: 'screening' } as const;
const stored = aUserScreening({ screeningNote: { ...aNote({ id: 41 }), revision: 3 } });
const note = (athleteNote: string | null, trainerNote: string | null, revision = 3) =>
  aWaitingNote({ payload: { ...aWaitingNote().payload, athleteNote, trainerNote, revision } });
const present = (athleteNote: string | null, trainerNote: string | null, revision = 5) => ({
  id: 41,
  athleteNote,
  trainerNote,
  revision,
});
const none = new Set<string>();

describe('a note of this person that waits', () => {
  test('[NT-1] is shown in place of the stored one, the last one of its subject, with the revision of the stored', () => {
    const shown = withWaitingNotes(stored, [note('eins', null), note('zwei', null)]);
    expect(noteOn(shown, target)).toEqual({ id: 41, athleteNote: 'zwei', trainerNote: null, revision: 3 });
  });

  test('[ON-3] is not shown when it was refused, nor on another user screening', () => {
    expect(withWaitingNotes(stored, [{ ...note('eins', null), refusal: 'Nein.' }])).toBe(stored);
    expect(withWaitingNotes({ ...stored, id: 42 }, [note('eins', null)])).toEqual({ ...stored, id: 42 });
  });

  test.each([{ kind: 'training' }, { kind: 'test', id: 11 }, { kind: 'exercise', id: 201 }] as const)(
    '[NT-2] is shown on %j and leaves the other notes',
    (other) => {
      const entry = note('eins', null);
      const shown = withWaitingNotes(stored, [{ ...entry, payload: { ...entry.payload, target: other } }]);
      expect(noteOn(shown, other)).toMatchObject({ athleteNote: 'eins' });
      expect(noteOn(shown, target)).toEqual(stored.screeningNote);
    },
  );
});

test('[ON-2, NT-1] a new note has the revision of the entry that waits, else of the stored note, else 0', () => {
  const asked = { userScreeningId: 41, target };
  expect(revisionOf(asked, [note('eins', null, 2)], stored)).toBe(2);
  expect(revisionOf(asked, [{ ...note('eins', null, 2), refusal: 'Nein.' }], stored)).toBe(3);
  expect(revisionOf({ ...asked, target: { kind: 'training' } }, [note('eins', null, 2)], stored)).toBe(0);
});

describe('a note that was written on one that has been sent', () => {
  const sent = note('A', 'B');

  test('[ON-2] goes on from the answer where that has the texts that it changed', () => {
    expect(onNote(note('A2', 'B'), sent.payload, present('A', 'B')).payload).toMatchObject({
      athleteNote: 'A2',
      trainerNote: 'B',
      revision: 5,
    });
  });

  test('[NT-1] takes the text of somebody else that it did not change', () => {
    expect(onNote(note('A2', 'B'), sent.payload, present('A', 'Theo')).payload).toMatchObject({
      athleteNote: 'A2',
      trainerNote: 'Theo',
      revision: 5,
    });
  });

  test('[NT-1] keeps its revision where somebody else has changed the same text, so that the server asks', () => {
    expect(onNote(note('A2', 'B'), sent.payload, present('Theo', 'B')).payload).toMatchObject({
      athleteNote: 'A2',
      revision: 3,
    });
  });

  test('[NT-1] is asked for where a conflict of the other one was settled since, without it', () => {
    const settled = { ...sent.payload, athleteNote: 'A / Theo', revision: sent.payload.revision + 1 };
    expect(onNote(note(null, 'B'), settled, present('A / Theo', 'B')).payload).toMatchObject({
      athleteNote: null,
      revision: sent.payload.revision,
    });
  });

  test('[API-42] goes on from nothing where a server without revisions has no note', () => {
    expect(onNote(note('A', null, 0), note(null, null, 0).payload, null).payload).toMatchObject({
      athleteNote: 'A',
      trainerNote: null,
      revision: 0,
    });
  });
});

test('[ON-7] texts are cut to what a note can hold, without half a character, and blank ones are none', () => {
  const cut = sendableTexts({ athleteNote: `${'a'.repeat(1999)}😀`, trainerNote: ' \n' });
  expect(cut).toEqual({ athleteNote: 'a'.repeat(1999), trainerNote: null });
});

test('[ON-6] only a server that has lost the note, and has no other text, has nothing to be overwritten', () => {
  expect(overwritesNothing(note('A', 'B'), present(null, 'B', 1))).toBe(true);
  expect(overwritesNothing(note('A', 'B'), present(null, 'Theo', 1))).toBe(false);
  expect(overwritesNothing(note('A', 'B'), present(null, 'B', 4))).toBe(false);
});

describe('a new assignment', () => {
  const { payload } = aWaitingAssignment();
  const next = { ...payload, screeningId: 33, base: 99 };

  test('[ON-2, AS-2] is based on what the person saw', () => {
    expect(withBase(next, [])).toEqual(next);
    expect(withBase(next, [aWaitingAssignment()])).toEqual({ ...next, base: 31 });
    expect(withBase(next, [aWaitingAssignment({ isTried: true })])).toEqual({ ...next, base: 32 });
    expect(onBase(aWaitingAssignment(), 7).payload).toEqual({ ...payload, base: 7 });
  });
});

test('[ON-2] an entry in conflict is not sent and holds up those of its subject alone', () => {
  const disputed = aWaitingNote({ conflict: present('Theo', null), isTried: true });
  const later = aWaitingNote({ clientId: 'later', writtenAt: '2026-11-21T14:00:00.000Z' });
  const assignment = aWaitingAssignment({ writtenAt: '2026-11-21T15:00:00.000Z' });
  expect(nextEntry([disputed, later], none)).toBeUndefined();
  expect(nextEntry([disputed, later, assignment], none)).toBe(assignment);
});

test('[ON-1] what changes while the rows are read counts, and what leaves does not come back', () => {
  const [one, other, third] = [aWaitingMessage(), aWaitingNote(), aWaitingAssignment()];
  const changed = { ...other, isTried: true };
  const rows = [{ ...one }, { ...other }, { ...third }];
  expect(withChanges(rows, [one, other], [changed])).toEqual([changed, third]);
});

test('[ON-1] what was read once more meanwhile, and is the same, has not changed', () => {
  const entry = aWaitingFeedback();
  const ready = { ...entry, payload: { ...entry.payload, exerciseRunId: 602 } };
  expect(withChanges([ready], [entry], [structuredClone(entry)])).toEqual([ready]);
});

test('[ON-4] the ids of exercise runs are known from what has one', () => {
  const known = aWaitingFeedback();
  const run = { exerciseRunClientId: 'run', exerciseRunId: 602 };
  const ready = { ...known, payload: { ...known.payload, ...run } };
  const waiting = {
    ...known,
    payload: { ...known.payload, exerciseRunId: null, exerciseRunClientId: 'other' },
  };
  expect([...runIdsIn([known, ready, waiting, aWaitingMessage()])]).toEqual([['run', 602]]);
});
