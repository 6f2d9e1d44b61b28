import type { Feedback } from '../../../src/contract/feedback';
import type { ExerciseRun, ScreeningRun } from '../../../src/contract/runs';
import type { Exercise, Screening, User, UserDetails, UserScreening } from '../../../src/contract/schemas';
import type { Club } from './club';

/** Everything that somebody may see, as the app keeps it: each row under its id. */
export interface Everything {
  me: UserDetails;
  users: Map<number, User>;
  userScreenings: Map<number, UserScreening>;
  screenings: Map<number, Screening>;
  runs: Map<number, ScreeningRun>;
  exerciseRuns: Map<number, ExerciseRun>;
  feedback: Map<number, Feedback>;
  exercises: Exercise[];
  basis: unknown[];
  feedbackQuestions: unknown[];
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Loads everything by the calls that there are beside `GET /changes`. */
export const loadEverything = async (club: Club, userId: number, username: string): Promise<Everything> => {
  const me: UserDetails = await club.read(userId, `/admin/user/name/${username}`);
  const athletes: User[] = await club.read(userId, `/admin/user/trainer/${userId}`);
  const { athleteIds: _, authorities: __, ...self } = me;
  const userIds = [userId, ...me.athleteIds];
  const ofEach = async <Row>(load: (id: number) => Promise<Row[]>): Promise<Row[]> => {
    const rows: Row[] = [];
    for (const id of userIds) rows.push(...(await load(id)));
    return rows;
  };
  const userScreenings = await ofEach<UserScreening>((id) => club.read(userId, `/screening/user/${id}`));
  const runs = await ofEach<ScreeningRun>((id) => club.read(userId, `/screening/runs/user/${id}`));
  const exerciseRuns = await ofEach<ExerciseRun>((id) => club.read(userId, `/exercise/runs/user/${id}`));
  const feedback = await ofEach<Feedback>((id) => club.read(userId, `/exercise/feedback/user/${id}`));
  const referredTo = new Set([...userScreenings, ...runs].flatMap(({ screeningId }) => screeningId ?? []));
  const screenings: Screening[] = [];
  for (const id of referredTo) screenings.push(await club.read(userId, `/screening/${id}`));
  return {
    me,
    users: byId([self, ...athletes]),
    userScreenings: byId(userScreenings),
    screenings: byId(screenings),
    runs: byId(runs),
    exerciseRuns: byId(exerciseRuns),
    feedback: new Map(feedback.map((given) => [given.exerciseRunId, given])),
    exercises: await club.read(userId, '/exercise/'),
    basis: await club.read(userId, '/exercise/basis'),
    feedbackQuestions: await club.read(userId, '/exercise/feedback/questions'),
  };
};
