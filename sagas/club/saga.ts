import { clubActions } from '../../store/club/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { testMail } from './mailTest';
import { findOperator, load, loadTrainers, save } from './settings';

/** Loads and saves the club, and asks whom the Impressum names [CL-2]. */
export function* clubSaga(): Saga {
  const { requested, loaded, loadingFailed, submitted, savingFailed, operatorWanted } = clubActions;
  const { mailTestRequested, mailTestFailed } = clubActions;
  const until = signOut;
  yield* takeLatest([requested], worker({ name: 'loadClub', until, failed: loadingFailed }, load));
  yield* takeLatest([loaded], worker({ name: 'loadTrainers', until }, loadTrainers));
  yield* takeLeading([submitted], worker({ name: 'saveClub', until, failed: savingFailed }, save));
  yield* takeLeading(
    [mailTestRequested],
    worker({ name: 'testMail', until, failed: mailTestFailed }, testMail),
  );
  yield* takeLatest([operatorWanted], worker({ name: 'findOperator' }, findOperator));
}
