import { isAbout } from '../../src/domain/formerAthletes';
import { isSetAside } from '../../src/domain/outbox';
import { isWaiting } from '../../src/domain/runs';
import { type Amount, amountOf } from '../../src/domain/syncSummary';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectOwnRuns } from '../runs/selectors';

/** Amount of what this user recorded and wrote about a member and the server does not have yet, open runs included. */
export const selectWaitingAbout = (state: RootState, memberId: number): Amount =>
  amountOf([
    ...selectOwnRuns(state).filter((run) => run.userId === memberId && isWaiting(run)),
    ...selectOwnOutbox(state).filter((entry) => isAbout([memberId])(entry) && !isSetAside(entry)),
  ]);
