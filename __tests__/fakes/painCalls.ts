import { morningPainPostSchema } from '../../src/contract/pain';
import type { ExerciseRun } from '../../src/contract/runs';
import { type CallTable, found, parse, Refusal, type SignedInCall } from './serverCalls';

interface Kept {
  /** The users who have not agreed that their pain is stored. */
  painless: ReadonlySet<number>;
  /** Writer and client id of each entry that has come. */
  receivedFeedback: Set<string>;
  exerciseRuns: { all: readonly ExerciseRun[]; replace(run: ExerciseRun): void };
}

/** The part of the server that takes how a training hurt on the morning after it [PN-3]. */
export const painCalls = ({ painless, receivedFeedback, exerciseRuns }: Kept): CallTable<SignedInCall> => ({
  'POST /pain': ({ body, user }) => {
    const sent = parse(morningPainPostSchema, body);
    const { clientId, userId, exerciseRunId, value, at } = sent;
    const run = found(exerciseRuns.all.find(({ id }) => id === exerciseRunId));
    if (run.userId !== user.id || userId !== user.id) throw new Refusal(403);
    if (painless.has(user.id)) throw new Refusal(422);
    const key = `${user.id}/${clientId}`;
    const isLate = run.morningPain && Date.parse(run.morningPain.at) > Date.parse(at);
    if (!receivedFeedback.has(key) && !isLate) exerciseRuns.replace({ ...run, morningPain: { value, at } });
    receivedFeedback.add(key);
    return sent;
  },
});
