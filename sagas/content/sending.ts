import { type ContentItem, contentCalls, contentConflictSchema } from '../../src/contract/content';
import { onItem } from '../../src/domain/content/drafts';
import { byWritingTime, type EntryOf, isOfKind, subjectOf } from '../../src/domain/outbox';
import { isSameJson } from '../../src/domain/sameJson';
import { contentActions } from '../../store/content/slice';
import { selectOwnEntries } from '../../store/outbox/selectors';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { keepInConflict } from '../outbox/conflicts';
import { change, drop, finish, isOvertaken, newerThan } from '../outbox/outcomes';

/** Whether the server has an item as this draft is. Somebody else may have changed it again since it was sent. */
const isAsSent = ({ payload }: EntryOf<'contentDraft'>, { body }: ContentItem): boolean =>
  isSameJson(payload.body, body);

/**
 * What the person wrote on this draft meanwhile goes on from what it got, unless somebody else has changed the item
 * since: then the server has to ask [ON-2, CT-11].
 */
function* rebase(entry: EntryOf<'contentDraft'>, present: ContentItem): Saga {
  if (!isAsSent(entry, present)) return;
  for (const newer of yield* newerThan(entry)) {
    const rebased = onItem(newer, entry.payload, present);
    if (rebased !== newer) yield* change(rebased);
  }
}

function* show(entry: EntryOf<'contentDraft'>, present: ContentItem): Saga {
  const { changed, changedElsewhere } = contentActions;
  yield* put(isAsSent(entry, present) ? changed(present) : changedElsewhere(present));
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
  yield* show(entry, answer);
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
  yield* show(entry, present);
  if (yield* isOvertaken(entry)) yield* drop(entry);
  else if (isAsSent(entry, present)) yield* finish(entry);
  else yield* keepInConflict({ ...entry, conflict: present });
  return true;
}
