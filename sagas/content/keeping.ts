import type { ContentBody } from '../../src/contract/content';
import { standingOf } from '../../src/domain/content/drafts';
import { isOfKind } from '../../src/domain/outbox';
import { isSameJson } from '../../src/domain/sameJson';
import { selectContent } from '../../store/content/selectors';
import { contentActions } from '../../store/content/slice';
import { selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { enqueue, saveEntry } from '../outbox/enqueue';
import { drop } from '../outbox/outcomes';
import { findEntry, sendAgain } from '../outbox/settle';

/** This person's drafts of an item that wait and are not refused, oldest first. */
export function* waitingDrafts(key: string) {
  return (yield* select(selectOwnEntries))
    .filter(isOfKind('contentDraft'))
    .filter(({ payload, refusal }) => payload.key === key && refusal === null);
}

/**
 * Puts a draft into the outbox, written on that which waits there, else on the item that the person saw when they began
 * [CT-11]. It is on the device when this returns, or its entry says why not.
 */
function* enqueueDraft(key: string, draft: ContentBody): Saga {
  const last = (yield* waitingDrafts(key)).at(-1);
  const { items, typedOn } = yield* select(selectContent);
  const item = items.find((one) => one.key === key);
  const before = last?.payload ?? item;
  if (!before || !isSameJson(before.body, draft.body)) {
    const standing = item ? standingOf(item) : last?.payload.standing;
    const revision = last?.payload.revision ?? typedOn[key] ?? 0;
    const payload = { ...draft, key, revision, standing };
    yield* enqueue({ kind: 'contentDraft', payload });
  } else if (last && last.clientId in (yield* select(selectUnsaved))) yield* saveEntry(last);
  yield* put(contentActions.kept({ ...draft, key }));
}

/** Keeps what was typed of an item and is not kept yet [CT-1]. */
export function* keepTyped(key: string): Saga {
  const draft = (yield* select(selectContent)).typed[key];
  if (draft) yield* enqueueDraft(key, draft);
}

export function* keepLeft({ payload }: ReturnType<typeof contentActions.fieldLeft>): Saga {
  yield* keepTyped(payload);
}

export function* keepChosen({ payload }: ReturnType<typeof contentActions.chosen>): Saga {
  yield* keepTyped(payload.key);
}

/** Makes a new item, or a copy of one [CT-10]. It is on the device before its page opens. */
export function* make({ payload }: ReturnType<typeof contentActions.makeRequested>): Saga {
  const { ids } = yield* services();
  const key = ids.uuid();
  yield* enqueueDraft(key, payload);
  yield* put(contentActions.made({ key, kind: payload.kind }));
}

/**
 * The person decided between their draft and the present one [CT-11]. Their own, with what they have written on it
 * since, is written on the present one. Where the server has got something else since, they are asked again.
 */
export function* settle({ payload }: ReturnType<typeof contentActions.settled>): Saga {
  const entry = yield* findEntry('contentDraft', payload.clientId);
  if (!entry?.conflict || entry.conflict.revision !== payload.seen) return;
  const { revision } = entry.conflict;
  const { key } = entry.payload;
  yield* keepTyped(key);
  const later = (yield* waitingDrafts(key)).filter(({ clientId }) => clientId !== entry.clientId);
  if (payload.keeps === 'own') {
    const last = later.at(-1) ?? entry;
    yield* sendAgain({ ...entry, payload: { ...last.payload, revision }, conflict: null });
  }
  for (const other of later) yield* drop(other);
  if (payload.keeps === 'present') yield* drop(entry);
}
