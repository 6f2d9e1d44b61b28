import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables';
import { aScreening } from '../../builders';
import { anExerciseRunPost, aScreeningRunPost } from '../support';
import { type Club, exerciseIds, idOf, question, screeningIds } from './club';

/** What a write chooses: numbers of which it takes as many as it needs. */
export type Picks = readonly [number, number, number];

type Write = (club: Club, picks: Picks) => Promise<unknown>;

const pick = <Value>(values: readonly Value[], number: number): Value => {
  const value = values[number % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

const idsIn = async (
  { db }: Club,
  table: 'userScreening' | 'screeningRun' | 'exerciseRun' | 'exercise' | 'user',
): Promise<number[]> => (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

/** A person who may act for an athlete: the athlete, or a trainer. */
const actorFor = async ({ db }: Club, userId: number, number: number): Promise<number> => {
  const trainers = await db
    .selectFrom('trainerAthlete')
    .select('trainerId')
    .where('athleteId', '=', userId)
    .execute();
  return pick([userId, ...trainers.map(({ trainerId }) => trainerId)], number);
};

const athleteIds = async (club: Club): Promise<number[]> => {
  const rows = await club.db
    .selectFrom('user')
    .select('id')
    .where('authorities', 'like', '%ATHLETE%')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A run in a transaction with the foreign keys in order: feedback first. */
const eraseExerciseRun = async (db: Kysely<Tables>, id: number) => {
  await db.deleteFrom('feedback').where('exerciseRunId', '=', id).execute();
  const { userId, clientId } = await db
    .deleteFrom('exerciseRun')
    .where('id', '=', id)
    .returning(['userId', 'clientId'])
    .executeTakeFirstOrThrow();
  await db.insertInto('erasure').values({ userId, clientId }).execute();
};

/**
 * Runs, feedback and notes, by the calls of the app. What is refused, as for a resting person, is a write of nothing.
 */
const calls: Record<string, Write> = {
  postScreeningRun: async (club, [who, actor, what]) => {
    const userId = pick(await athleteIds(club), who);
    const post = aScreeningRunPost({ userId, screeningId: pick(screeningIds, what) });
    return club.send(await actorFor(club, userId, actor), 'POST', '/screening/runs/', post);
  },
  changeScreeningRun: async (club, [which, actor]) => {
    const rows = await club.db.selectFrom('screeningRun').selectAll().orderBy('id').execute();
    if (rows.length === 0) return;
    const { userId, clientId, clientRevision, screeningId } = pick(rows, which);
    const post = { userId, clientId, clientRevision: clientRevision + 1, screeningId, completed: true };
    const sender = await actorFor(club, userId, actor);
    return club.send(sender, 'POST', '/screening/runs/', aScreeningRunPost(post));
  },
  postTrainings: async (club, [who, actor, count]) => {
    const userId = pick(await athleteIds(club), who);
    const posts = Array.from({ length: (count % 3) + 1 }, () => anExerciseRunPost({ userId }));
    return club.send(await actorFor(club, userId, actor), 'POST', '/exercise/runs/all/', posts);
  },
  giveFeedback: async (club, [which, actor, what]) => {
    const runs = await club.db.selectFrom('exerciseRun').select(['id', 'userId']).orderBy('id').execute();
    if (runs.length === 0) return;
    const { id: exerciseRunId, userId } = pick(runs, which);
    const answers = [{ question: question.question, answer: pick(question.options, what) }];
    const feedback = { clientId: randomUUID(), exerciseRunId, comment: `${what}`, answers };
    return club.send(await actorFor(club, userId, actor), 'POST', '/exercise/feedback', feedback);
  },
  assign: async (club, [who, actor, what]) => {
    const userId = pick(await athleteIds(club), who);
    const present = await club.db
      .selectFrom('userScreening')
      .select('screeningId')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const assignment = {
      clientId: randomUUID(),
      userId,
      screeningId: what % 4 === 0 ? null : pick(screeningIds, what),
      intervalWeeks: (what % 52) + 1,
      base: present?.screeningId ?? null,
    };
    return club.send(await actorFor(club, userId, actor + 1), 'POST', '/screening/assignment/', assignment);
  },
  writeNote: async (club, [who, actor, what]) => {
    const userId = pick(await athleteIds(club), who);
    const row = await club.db
      .selectFrom('userScreening')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const note = {
      userScreeningId: row?.id ?? 1,
      target: pick(
        [{ kind: 'screening' }, { kind: 'training' }, { kind: 'exercise', id: pick(exerciseIds, what) }],
        what,
      ),
      athleteNote: what % 4 === 0 ? null : `Für dich ${what}`,
      trainerNote: what % 4 === 0 ? null : `Für uns ${what}`,
    };
    return club.send(await actorFor(club, userId, actor + 1), 'POST', '/screening/note/', note);
  },
};

/** Members, by the calls of the office. */
const members: Record<string, Write> = {
  addTrainer: async (club, [who, trainer]) => {
    const path = `/members/${pick(await athleteIds(club), who)}/trainers/`;
    return club.send(idOf('ada'), 'POST', path, { trainerId: idOf(pick(['tina', 'theo', 'tim'], trainer)) });
  },
  removeTrainer: async (club, [which]) => {
    const pairs = await club.db.selectFrom('trainerAthlete').selectAll().orderBy('athleteId').execute();
    if (pairs.length === 0) return;
    const { trainerId, athleteId } = pick(pairs, which);
    return club.send(idOf('ada'), 'DELETE', `/members/${athleteId}/trainers/${trainerId}`);
  },
  rest: async (club, [who]) =>
    club.send(idOf('ada'), 'POST', `/members/${pick(await athleteIds(club), who)}/rest`, {}),
  wake: async (club, [who]) =>
    club.send(idOf('ada'), 'POST', `/members/${pick(await athleteIds(club), who)}/wake`, {}),
  rename: async (club, [who, what]) =>
    club.send(idOf('ada'), 'PUT', `/members/${pick(await idsIn(club, 'user'), who)}`, {
      lastName: `Ahorn ${what}`,
      team: `U ${what}`,
    }),
  changeRoles: async (club, [who, what]) =>
    club.send(idOf('ada'), 'PUT', `/members/${idOf(pick(['tina', 'theo', 'anna'], who))}`, {
      roles: pick([['ROLE_ATHLETE'], ['ROLE_TRAINER'], ['ROLE_TRAINER', 'ROLE_ATHLETE']], what),
    }),
  addMember: async (club, [who, what]) =>
    club.send(idOf(pick(['tina', 'theo', 'tim', 'ada'], who)), 'POST', '/members/', {
      clientId: randomUUID(),
      firstName: 'Neu',
      lastName: `${randomUUID()} ${what}`,
      email: null,
      birthYear: 2000,
      team: null,
      roles: ['ROLE_ATHLETE'],
    }),
  noteConsent: async (club, [who]) =>
    club.send(idOf('ada'), 'POST', `/members/${pick(await idsIn(club, 'user'), who)}/consent`, {
      date: '2026-11-01',
      guardianName: null,
    }),
};

/** Members who were invited and have not come in. */
const openInvitations = ({ db }: Club) =>
  db.selectFrom('invitation').select('userId').where('usedAt', 'is', null).orderBy('userId').execute();

const invitations: Record<string, Write> = {
  invite: async (club, [who]) =>
    club.send(idOf('ada'), 'POST', `/members/${pick(await athleteIds(club), who)}/invitation`, {}),
  comeIn: async (club, [which]) => {
    const open = await openInvitations(club);
    if (open.length === 0) return;
    const { userId } = pick(open, which);
    await club.db.updateTable('invitation').set({ usedAt: 1 }).where('userId', '=', userId).execute();
  },
  endInvitation: async (club, [which]) => {
    const open = await openInvitations(club);
    if (open.length === 0) return;
    return club.db.deleteFrom('invitation').where('userId', '=', pick(open, which).userId).execute();
  },
};

/** What no call writes yet. */
const others: Record<string, Write> = {
  assign: async (club, [which, what]) =>
    club.db
      .updateTable('userScreening')
      .set({ screeningId: pick([...screeningIds, null], what) })
      .where('id', '=', pick(await idsIn(club, 'userScreening'), which))
      .execute(),
  eraseScreeningRun: async (club, [which]) => {
    const ids = await idsIn(club, 'screeningRun');
    if (ids.length === 0) return;
    return club.db.deleteFrom('screeningRun').where('id', '=', pick(ids, which)).execute();
  },
  eraseExerciseRun: async (club, [which]) => {
    const ids = await idsIn(club, 'exerciseRun');
    if (ids.length === 0) return;
    return club.db.transaction().execute((transaction) => eraseExerciseRun(transaction, pick(ids, which)));
  },
  eraseFeedback: async (club, [which]) => {
    const rows = await club.db.selectFrom('feedback').select('exerciseRunId').execute();
    if (rows.length === 0) return;
    const { exerciseRunId } = pick(rows, which);
    return club.db.deleteFrom('feedback').where('exerciseRunId', '=', exerciseRunId).execute();
  },
  moveScreeningRun: async (club, [which, who]) => {
    const ids = await idsIn(club, 'screeningRun');
    if (ids.length === 0) return;
    return club.db
      .updateTable('screeningRun')
      .set({ userId: pick(await athleteIds(club), who) })
      .where('id', '=', pick(ids, which))
      .execute();
  },
  changeScreening: async ({ db }, [which, what]) => {
    const tests = JSON.stringify(aScreening().tests.map((test) => ({ ...test, name: `Test ${what}` })));
    return db.updateTable('screening').set({ tests }).where('id', '=', pick(screeningIds, which)).execute();
  },
  changeExercise: async ({ db }, [which, what]) =>
    db
      .updateTable('exercise')
      .set({ sortOrder: what, name: `Übung ${what}` })
      .where('id', '=', pick(exerciseIds, which))
      .execute(),
  addExercise: async ({ db }, [what]) =>
    db
      .insertInto('exercise')
      .values({ name: `Neu ${what}`, sortOrder: what })
      .execute(),
  removeExercise: async (club, [which]) => {
    const ids = (await idsIn(club, 'exercise')).filter((id) => !exerciseIds.some((kept) => kept === id));
    if (ids.length === 0) return;
    return club.db.deleteFrom('exercise').where('id', '=', pick(ids, which)).execute();
  },
  changeBasis: async ({ db }, [which, position]) =>
    db
      .updateTable('basisExercise')
      .set({ position })
      .where('exerciseId', '=', pick(exerciseIds, which))
      .execute(),
  addQuestion: async ({ db }, [position]) =>
    db
      .insertInto('feedbackQuestion')
      .values({ question: randomUUID(), options: '["Ja"]', attention: '["Ja"]', position })
      .execute(),
};

/** Every kind of write, by name. */
export const writes: Record<string, Write> = { ...calls, ...members, ...invitations, ...others };
