import { statusOf } from '../../src/domain/errors';
import type { LocalRun } from '../../src/domain/runs';
import { describeError } from '../../src/texts/errors';
import { runsActions } from '../../store/runs/slice';
import { clearFormer } from '../former/part';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/** Sets a refused run aside: it stays on the device, is shown and can be exported [CO-4]. */
export function* setAside(run: LocalRun, error: unknown): Saga {
  const { kind, clientId, clientRevision: revision } = run;
  const { database, log, tabs } = yield* services();
  const refusal = { status: statusOf(error) ?? 0, message: describeError(error) };
  log.error('setAside', error);
  yield* call(database.markRefused, kind, clientId, revision, refusal);
  yield* put(runsActions.refused({ kind, clientId, revision, refusal }));
  yield* clearFormer([run]);
  tabs.announceChange();
}
