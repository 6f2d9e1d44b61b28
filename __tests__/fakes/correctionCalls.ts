import { runDeletionPostSchema, runMovePostSchema } from '../../src/contract/runCorrections';
import { nearest, type ScreeningRun } from '../../src/contract/runs';
import { withoutPain } from '../../src/domain/pain';
import { rated } from './FakeChanges';
import {
  type Asked,
  type CallTable,
  demandActFor,
  found,
  parse,
  Refusal,
  type SignedInCall,
} from './serverCalls';

interface Kept {
  /** The users who have not agreed that their pain is stored. */
  painless: ReadonlySet<number>;
  /** Writer and client id of each entry that has come. */
  receivedFeedback: Set<string>;
  screeningRuns: {
    all: readonly ScreeningRun[];
    find(clientId: string): ScreeningRun | undefined;
    insert(run: ScreeningRun): ScreeningRun;
  };
  erase(run: { userId: number; clientId: string }): void;
}

/** The part of the server that corrects screenings of the wrong person [TS-7]. */
export const correctionCalls = (kept: Kept): CallTable<SignedInCall> => {
  const { painless, receivedFeedback, screeningRuns } = kept;

  /** The run of a correction that has not come before. */
  const runOf = ({ user, params: [id] }: Parameters<SignedInCall>[0], clientId: string) => {
    const key = `${user.id}/${clientId}`;
    if (receivedFeedback.has(key)) return undefined;
    const run = found(screeningRuns.all.find((one) => one.id === Number(id)));
    // This server does not note who recorded a run.
    if (!user.athleteIds.includes(run.userId)) throw new Refusal(403);
    receivedFeedback.add(key);
    return run;
  };

  const move = (asked: Parameters<SignedInCall>[0]) => {
    const { clientId, userId } = parse(runMovePostSchema, asked.body);
    demandActFor(asked.user, userId);
    const run = runOf(asked, clientId);
    if (run?.userId === userId) return rated(run);
    if (run) {
      kept.erase(run);
      const agreed = painless.has(userId) ? withoutPain(run) : run;
      const second = agreed.secondOf ? { secondOf: nearest } : {};
      screeningRuns.insert({ ...agreed, ...second, userId, clientId });
    }
    const moved = screeningRuns.find(clientId);
    return moved ? rated(moved) : null;
  };

  const erase = (asked: Parameters<SignedInCall>[0]) => {
    const run = runOf(asked, parse(runDeletionPostSchema, asked.body).clientId);
    if (run) kept.erase(run);
    return null;
  };

  return {
    'POST /screening/runs/*/*': (asked) => {
      const [, deed] = asked.params;
      if (deed === 'move') return move(asked);
      return deed === 'delete' ? erase(asked) : found<Asked>(undefined);
    },
  };
};
