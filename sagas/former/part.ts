import { isAbout, isOfFormer } from '../../src/domain/formerAthletes';
import { isWrittenBy } from '../../src/domain/outbox';
import type { LocalRun } from '../../src/domain/runs';
import { selectOwnRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { showStoredData } from '../database/storedData';
import { call, put, type Saga, select } from '../lib/effects';
import { whileNobodySends, whileNobodySendsEntries } from '../lib/sendingLock';
import { services } from '../lib/services';

/**
 * Takes off the device what the user recorded for former athletes and nothing waits of, if one of these runs is such a
 * run [MB-6]. To be called while nobody else sends.
 */
export function* clearFormer(runs: readonly LocalRun[]): Saga {
  const owner = yield* select(selectSignedInOwner);
  if (!runs.some(isOfFormer(owner))) return;
  const { database, tabs } = yield* services();
  for (const run of yield* call(database.clearFormer, owner)) yield* put(runsActions.removed(run));
  tabs.announceChange();
}

/** Does the same at the end of an update, which may have told that somebody is the user's athlete no more. */
export function* partFromFormer(): Saga {
  const owner = yield* select(selectSignedInOwner);
  const runs = (yield* select(selectOwnRuns)).filter(isOfFormer(owner));
  if (runs.length === 0) return;
  yield* whileNobodySends(() => clearFormer(runs));
  yield* showStoredData();
}

/** Removes what was sent about these people: it is kept only for a restored server, which would refuse it [MB-6]. */
export function* forgetSentAbout(userIds: readonly number[]): Saga {
  const { clock, outbox } = yield* services();
  const isOwn = isWrittenBy(yield* select(selectSignedInOwner));
  yield* whileNobodySendsEntries(function* forget(): Saga {
    const sent = yield* call(outbox.sent, clock.now());
    for (const entry of sent.filter(isOwn).filter(isAbout(userIds))) yield* call(outbox.removeSent, entry);
  });
}
