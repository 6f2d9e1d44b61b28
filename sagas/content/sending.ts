import { contentCalls, contentConflictSchema } from '../../src/contract/content';
import { onItem } from '../../src/domain/content/drafts';
import { byWritingTime, type EntryOf, isOfKind, subjectOf } from '../../src/domain/outbox';
import { isSameJson } from '../../src/domain/sameJson';
import { contentActions } from '../../store/content/slice';
import { selectOwnEntries } from '../../store/outbox/selectors';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { keepInConflict } from '../outbox/conflicts';
import { change, drop, finish, newerThan } from '../outbox/outcomes';

/** What the person wrote on this draft meanwhile goes on from what it got [ON-2, CT-11]. */
function* rebase(entry: EntryOf<'contentDraft'>, present: { revision: number }): Saga {
  for (const newer of yield* newerThan(entry)) {
    const rebased = onItem(newer, entry.payload, present);
    if (rebased !== newer) yield* change(rebased);
  }
}

/** Removes the refused drafts that this one, which the server has, takes the place of. */
function* dropRefused(entry: EntryOf<'contentDraft'>): Saga {
  const refused = (yield* select(selectOwnEntries))
    .filter(isOfKind('contentDraft'))
    .filter((other) => other.refusal !== null && subjectOf(other) === subjectOf(entry))
    .filter((other) => byWritingTime(other, entry) < 0);
  for (const other of refused) yield* drop(other);
}

/** Sends a draft. */
export function* postDraft(entry: EntryOf<'contentDraft'>): Saga {
  const { clientId, payload } = entry;
  const { standing: _, ...draft } = payload;
  const answer = yield* request(contentCalls.saveDraft({ clientId, ...draft }));
  yield* put(contentActions.changed(answer));
  yield* rebase(entry, answer);
  yield* dropRefused(entry);
  yield* finish(entry);
  // Also what was written while the others were stored.
  yield* rebase(entry, answer);
}

/**
 * A draft was not taken because somebody else has changed the item. As with a note, the person is asked about their
 * last draft alone, and not where the server has the same [CT-11].
 */
export function* keepDraftConflict(entry: EntryOf<'contentDraft'>, body: unknown): Saga<boolean> {
  const { data } = contentConflictSchema.safeParse(body);
  if (!data) return false;
  const { present } = data;
  yield* put(contentActions.changed(present));
  if ((yield* newerThan(entry)).length > 0) yield* drop(entry);
  else if (isSameJson(entry.payload.body, present.body)) yield* finish(entry);
  else yield* keepInConflict({ ...entry, conflict: present });
  return true;
}
