/** Writes the session and its runs to this device [TS-1, TS-4]. */
import { StorageFullError } from '../../src/domain/errors';
import type { LocalScreeningRun } from '../../src/domain/runs';
import type { TracksideSession } from '../../src/domain/trackside/session';
import { selectAllScreeningRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectTrackside } from '../../store/trackside/selectors';
import { tracksideActions } from '../../store/trackside/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { saveRun } from '../runs/save';
import { tracksideStorage } from './storage';

const { changed, saved, saveFailed } = tracksideActions;

/** Writes one run as any other run is written. A failure is noted: the run is still in memory. */
export const writeRun = (run: LocalScreeningRun): Saga =>
  saveRun(run, {
    saved: () => saved(run.clientId),
    saveFailed: (failure) => saveFailed({ clientId: run.clientId, ...failure }),
  });

/** Shows the changed run and writes it: one small write, however many runs are open. */
export function* keepRun(run: LocalScreeningRun): Saga {
  yield* put(runsActions.changed(run));
  yield* writeRun(run);
}

/**
 * Writes the session as it is by then, unless it has ended, or the page was left: another tab may have it open by now.
 * A failure is noted: it is still in memory.
 */
export function* writeSession(): Saga {
  const { log } = yield* services();
  const storage = yield* tracksideStorage();
  const { session, status } = yield* select(selectTrackside);
  if (!session || status !== 'open') return;
  const { clientId } = session;
  try {
    yield* call(storage.save, session);
    yield* put(saved(clientId));
  } catch (error) {
    log.error('writeSession', error);
    yield* put(saveFailed({ clientId, isDiskFull: error instanceof StorageFullError }));
  }
}

/** Shows the changed session and writes it. */
export function* keepSession(session: TracksideSession): Saga {
  yield* put(changed(session));
  yield* writeSession();
}

/** Writes what could not be written. */
export function* saveAgain(): Saga {
  const { session, unsaved } = yield* select(selectTrackside);
  for (const clientId of unsaved) {
    // As it is by then: while another one was written, the trainer may have gone on.
    const run = (yield* select(selectAllScreeningRuns)).find((one) => one.clientId === clientId);
    if (run) yield* writeRun(run);
  }
  if (session && unsaved.includes(session.clientId)) yield* writeSession();
}

/**
 * Takes a session that is over off the device. Not before its runs are written: should the tab die, those that are open
 * on the device need it, with its numbers and what was left out.
 */
export function* removeSession(session: TracksideSession): Saga {
  const { unsaved } = yield* select(selectTrackside);
  if (unsaved.some((clientId) => clientId !== session.clientId)) return;
  yield* call((yield* tracksideStorage()).remove, session);
}
