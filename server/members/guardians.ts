import type { MemberGuardian } from '../../src/contract/members';
import { needsGuardian } from '../../src/domain/minors';
import type { Database } from '../database/tables';
import { isoOrNull, yearOf } from '../system/time';
import type { MemberUser } from '../users/memberUser';
import { mailProblemOf } from './mailProblem';

type Guarded = Pick<
  MemberUser,
  'id' | 'agreedVersion' | 'birthYear' | 'guardianMissingSince' | 'guardianRestAt'
>;

/** The questions about the last consent that was given, by member. */
const findQuestions = async (db: Database) => {
  const rows = await db
    .selectFrom('guardianQuestion')
    .selectAll()
    .where('consentId', 'in', ({ selectFrom, fn }) =>
      selectFrom('consent').select(fn.max('id').as('id')).where('what', '=', 'agreed').groupBy('userId'),
    )
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
};

/** Returns how the confirmations by guardians stand, by member; only of those that are there or waited for [LV-3]. */
export const findGuardians = async (
  db: Database,
  members: readonly Guarded[],
  now: number,
): Promise<Map<number, MemberGuardian>> => {
  const questions = await findQuestions(db);
  return new Map(
    members.flatMap(({ id, agreedVersion, birthYear, guardianMissingSince, guardianRestAt }) => {
      const question = questions.get(id);
      if (agreedVersion === null || (!question && guardianMissingSince === null)) return [];
      if (needsGuardian(birthYear, yearOf(now)) !== true) return [];
      const guardian: MemberGuardian = {
        email: question?.email ?? null,
        mailProblem: question ? mailProblemOf(question.mail, question.failingSince) : null,
        missingSince: isoOrNull(guardianMissingSince),
        confirmedAt: isoOrNull(question?.confirmedAt ?? null),
        isResting: guardianRestAt !== null,
      };
      return [[id, guardian] as const];
    }),
  );
};
