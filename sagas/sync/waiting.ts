import type { Owner } from '../../src/domain/owner';
import { selectWaitingRunCount } from '../../store/runs/selectors';
import { call, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';

/**
 * Returns whether a run of the owner may have to be sent. Where this tab knows of none, all runs on the device are
 * read, because a tab that was closed may not have announced its last change. That takes long where there are
 * thousands, so nobody may have to wait for it: call it without the lock of the flush.
 */
export function* mayRunWait(owner: Owner): Saga<boolean> {
  if ((yield* select(selectWaitingRunCount)) > 0) return true;
  const { sendableRuns } = yield* lateService('bulk');
  for (const kind of ['screeningRun', 'exerciseRun'] as const)
    if ((yield* call(sendableRuns, kind, owner)).length > 0) return true;
  return false;
}
