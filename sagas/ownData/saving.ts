import { myAccountCalls } from '../../src/contract/myAccount';
import { ownDataPath } from '../../src/contract/ownData';
import { fullName } from '../../src/domain/athletes';
import { formatDate } from '../../src/domain/formats';
import { onDeviceInWords } from '../../src/domain/ownData';
import { ownDataTexts as texts } from '../../src/texts/ownData';
import { selectExercises } from '../../store/exercise/selectors';
import { myAccountActions } from '../../store/myAccount/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectAllScreeningRuns, selectExerciseRuns } from '../../store/runs/selectors';
import { selectOwnUserScreenings, selectScreenings } from '../../store/screening/selectors';
import { selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { requestFile } from '../lib/request';
import { services } from '../lib/services';
import { storedUnsent } from '../unsent/stored';

/** Downloads everything that the server has about the person. */
function* saveAll(fileName: string): Saga {
  const { page } = yield* services();
  page.saveFile(fileName, yield* requestFile(ownDataPath, myAccountCalls.present().answers));
  yield* put(myAccountActions.downloaded('succeeded'));
}

/** Saves what is on this device: the runs, trainings and feedback of the person, and what waits for the server. */
function* saveWhatIsHere(fileName: string, createdAt: string): Saga {
  const { page } = yield* services();
  const desk = yield* lateService('desk');
  const user = yield* select(selectSignedInUser);
  const owner = yield* select(selectSignedInOwner);
  const kept = yield* call(desk.load, owner);
  const device = {
    userId: user.id,
    screeningRuns: yield* select(selectAllScreeningRuns),
    exerciseRuns: yield* select(selectExerciseRuns),
    trainings: kept?.trainings ?? [],
    feedback: kept?.feedback ?? [],
    screenings: yield* select(selectScreenings),
    exercises: yield* select(selectExercises),
  };
  const content = {
    hint: texts.incomplete,
    createdAt,
    person: { name: fullName(user), username: user.username },
    assignments: yield* select(selectOwnUserScreenings),
    ...onDeviceInWords(device, texts.words),
    waiting: yield* storedUnsent(owner),
  };
  page.saveFile(fileName, JSON.stringify(content, null, 2));
  yield* put(myAccountActions.downloaded('savedHere'));
}

/** Saves the person's own data as a file: all of it, or without a network what is on this device [AC-2]. */
export function* save(): Saga {
  const { clock } = yield* services();
  const now = new Date(clock.now()).toISOString();
  const day = formatDate(now);
  if (yield* select(selectIsOnline)) yield* saveAll(texts.fileName(day));
  else yield* saveWhatIsHere(texts.fileNameHere(day), now);
}
