import { assignmentCalls } from '../../src/contract/assignments';
import { noteRevisionsFeature, trainerNotesFeature } from '../../src/contract/features';
import { noteCalls } from '../../src/contract/notes';
import type { UserScreening } from '../../src/contract/schemas';
import { onBase } from '../../src/domain/assignmentEntries';
import { ApiError } from '../../src/domain/errors';
import { onNote } from '../../src/domain/noteEntries';
import { noteOn } from '../../src/domain/notes';
import type { EntryOf } from '../../src/domain/outbox';
import { selectServer } from '../../store/server/selectors';
import { type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { askServer } from '../server/meeting';
import { storeAnswer, storeAssigned } from './answers';
import { change, finish, newerThan } from './outcomes';

/**
 * Whether the server has revisions of notes. Asks when it is not known: after an update without an answer to that, a
 * note without its revision would overwrite silently [NT-1].
 */
function* hasRevisions(): Saga<boolean> {
  const known = yield* select(selectServer);
  const said = known.features.includes(trainerNotesFeature) ? known : yield* askServer();
  if (!said) throw new ApiError('unreachable', 'The features of the server are not known.');
  return said.features.includes(noteRevisionsFeature);
}

/** Sends a note in the form that the server has: one without revisions replaces what is there [API-42]. */
function* saveNote({ clientId, payload }: EntryOf<'note'>): Saga<UserScreening> {
  const { userId: _, revision, ...note } = payload;
  return (yield* hasRevisions())
    ? yield* request(assignmentCalls.saveNote({ ...note, clientId, revision }))
    : yield* request(noteCalls.save(note));
}

/** Sends a note. What the person wrote on it meanwhile goes on from what it got [ON-2, NT-1]. */
export function* postNote(entry: EntryOf<'note'>): Saga {
  const answer = yield* saveNote(entry);
  yield* storeAnswer(answer);
  const present = noteOn(answer, entry.payload.target);
  for (const newer of yield* newerThan(entry)) yield* change(onNote(newer, entry.payload, present));
  yield* finish(entry);
}

/** Sends an assignment. The next one of the person is based on what this one asked for [ON-2, AS-2]. */
export function* postAssignment(entry: EntryOf<'assignment'>): Saga {
  const { clientId, payload } = entry;
  yield* storeAssigned(yield* request(assignmentCalls.assign({ clientId, ...payload })));
  for (const newer of yield* newerThan(entry)) yield* change(onBase(newer, payload.screeningId));
  yield* finish(entry);
}
