import { feedbackKey } from '../../src/domain/feedback';
import { removeRun } from '../database/removeRun';
import { call, type Saga } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { whileNobodySends, whileNobodySendsEntries } from '../lib/sendingLock';
import { services } from '../lib/services';
import { removeEntry } from '../outbox/rows';
import { storedUnsent } from '../unsent/stored';

/**
 * Takes what is left of an erased account off this device, when the person has saved it or wants none of it
 * [MB-7]: what waits to be sent, and what is known of the sign-in. What waits of others stays, and what waits for
 * a former server, which has erased nobody.
 */
export function* forgetErased(): Saga {
  const { feedback, session, tabs } = yield* services();
  const left = session.leftSignIn();
  if (!left?.isErased) return;
  const { owner } = left;
  yield* whileNobodySends(() =>
    whileNobodySendsEntries(function* forget(): Saga {
      const { runs, entries } = yield* storedUnsent(owner);
      for (const { kind, clientId } of runs) yield* removeRun(kind, clientId);
      for (const { clientId } of entries) yield* removeEntry(clientId);
      const drafts = (yield* call(feedback.all)).filter(({ key }) =>
        key.startsWith(feedbackKey(owner.id, '')),
      );
      for (const draft of drafts) yield* call(feedback.remove, draft);
    }),
  );
  yield* call((yield* lateService('clips')).waiting.removeOf, owner);
  session.removeLeftSignIn();
  tabs.announceChange();
}
