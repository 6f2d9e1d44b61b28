import {
  type ContentItem,
  type ContentTarget,
  contentCalls,
  contentProblemsSchema,
} from '../../src/contract/content';
import { ApiError } from '../../src/domain/errors';
import { contentTexts } from '../../src/texts/content';
import { describeError } from '../../src/texts/errors';
import { selectContent, selectDraftEntry } from '../../store/content/selectors';
import { type ContentRequest, contentActions } from '../../store/content/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { networkActions } from '../../store/network/slice';
import { selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { syncActions } from '../../store/sync/slice';
import { toastsActions } from '../../store/toasts/slice';
import { updateActions } from '../../store/update/slice';
import { put, type Saga, select, take } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { drop } from '../outbox/outcomes';
import { keepTyped, waitingDrafts } from './keeping';
import { load } from './loading';

/** Why a draft is not at the server, in German; undefined while it is on its way, null once it is there. */
function* faultOf(key: string, tries: number): Saga<string | null | undefined> {
  const entry = yield* select(selectDraftEntry, key);
  if (!entry) return null;
  if (entry.conflict) return contentTexts.undecided;
  if (entry.refusal !== null) return entry.refusal;
  if (!(yield* select(selectIsOnline))) return contentTexts.offlineChange;
  if (entry.failure && entry.failure.tries > tries) return entry.failure.message;
  return (yield* select(selectUnsaved))[entry.clientId] ?? undefined;
}

/** Waits until the server has what was written of an item. Returns why it does not get it, or null. */
function* untilSent(key: string): Saga<string | null> {
  yield* keepTyped(key);
  if (!(yield* select(selectIsOnline))) return contentTexts.offlineChange;
  const tries = (yield* select(selectDraftEntry, key))?.failure?.tries ?? 0;
  if (yield* select(selectDraftEntry, key)) yield* put(syncActions.sendNowRequested());
  for (;;) {
    const fault = yield* faultOf(key, tries);
    if (fault !== undefined) return fault;
    const { changed, forgotten, loaded, saveFailed } = outboxActions;
    yield* take(changed, forgotten, loaded, saveFailed, networkActions.onlineChanged);
  }
}

/** An item as the server has it. */
function* itemOf(key: string): Saga<ContentItem | undefined> {
  return (yield* select(selectContent)).items.find((item) => item.key === key);
}

function* targetsOf(keys: readonly string[]): Saga<ContentTarget[]> {
  const { items } = yield* select(selectContent);
  return items.filter(({ key }) => keys.includes(key)).map(({ key, revision }) => ({ key, revision }));
}

/** Asks the server what a publication would change, once it has all drafts [CT-11]. */
export function* plan({ payload: keys }: ReturnType<typeof contentActions.publishAsked>): Saga {
  for (const key of keys) {
    const fault = yield* untilSent(key);
    if (fault !== null) {
      yield* put(contentActions.publishFailed(fault));
      return;
    }
  }
  const items = yield* targetsOf(keys);
  yield* put(contentActions.planned({ items, plan: yield* request(contentCalls.plan(items)) }));
}

/** What a refused publication says of the fields; null for any other error. */
export const problemsOf = (error: unknown) =>
  error instanceof ApiError && error.status === 422
    ? (contentProblemsSchema.safeParse(error.body).data?.problems ?? null)
    : null;

/**
 * Publishes what was planned, and nothing that somebody has changed since [CT-2, CT-11]. The update brings it to this
 * device, too.
 */
export function* publish({ payload }: ReturnType<typeof contentActions.publishConfirmed>): Saga {
  const { ids } = yield* services();
  const { items } = (yield* select(selectContent)).publishing;
  try {
    const answer = yield* request(
      contentCalls.publish({ clientId: ids.uuid(), items, spelling: payload.spelling }),
    );
    yield* put(contentActions.published(answer));
  } catch (error) {
    const problems = problemsOf(error);
    if (!problems) {
      yield* load();
      throw error;
    }
    yield* put(contentActions.refused(problems));
    return;
  }
  yield* put(toastsActions.requested({ type: 'success', text: contentTexts.published }));
  yield* put(updateActions.updateRequested());
}

/** Removes what was written of an item that the server never got. Returns whether there is no more to do. */
function* forgetNew(key: string): Saga<boolean> {
  if (yield* itemOf(key)) return false;
  const waiting = yield* waitingDrafts(key);
  if (waiting.some(({ isTried, payload }) => isTried || payload.revision > 0)) return false;
  for (const entry of waiting) yield* drop(entry);
  yield* put(contentActions.gone(key));
  return true;
}

function* carryOut(wanted: ContentRequest): Saga {
  const { ids } = yield* services();
  const { key } = wanted;
  const target = { key, revision: (yield* itemOf(key))?.revision ?? 0, clientId: ids.uuid() };
  switch (wanted.action) {
    case 'retire':
      return yield* put(contentActions.changed(yield* request(contentCalls.retire(target))));
    case 'bringBack':
      return yield* put(contentActions.changed(yield* request(contentCalls.bringBack(target))));
    case 'takeBack': {
      const { version } = wanted;
      return yield* put(
        contentActions.changed(yield* request(contentCalls.takeBack({ ...target, version }))),
      );
    }
    case 'discard': {
      const present = yield* request(contentCalls.discardDraft(target));
      return yield* put(present ? contentActions.changed(present) : contentActions.gone(key));
    }
  }
}

/** Retires an item, takes it back, or goes back to what was published [CT-1, CT-11]. */
export function* changeItem({ payload }: ReturnType<typeof contentActions.changeRequested>): Saga {
  const { key, action } = payload;
  if (action === 'discard' && (yield* forgetNew(key))) return;
  const fault = yield* untilSent(key);
  if (fault !== null) {
    yield* put(contentActions.changeFailed(fault));
    return;
  }
  try {
    yield* carryOut(payload);
  } catch (error) {
    yield* load();
    yield* put(contentActions.changeFailed(describeError(error)));
    return;
  }
  yield* put(
    toastsActions.requested({
      type: 'success',
      text: contentTexts.done[action],
      survivesNavigation: true,
    }),
  );
}
