import { randomUUID } from 'node:crypto';
import type { Member } from '../../src/contract/members';
import type { ScreeningRunPost } from '../../src/contract/runs';
import type { Caller } from './callers';

/** The numbers of DE-3 and DE-6. */
export const athletes = 40;
export const runsOfEach = 1;

const firstNames = ['Anna', 'Ben', 'Deniz', 'Emil', 'Frida', 'Greta', 'Hannes', 'Ida', 'Jonas', 'Mia'];
const lastNames = ['Ahorn', 'Buche', 'Kern', 'Lorenz', 'Mai', 'Sommer', 'Vogt', 'Weiß', 'Özdemir', 'Zeller'];
const teams = ['U16 Jungen', 'U16 Mädchen', 'Frauen 1', 'Männer 1'];

/** The entry of a list, which begins again after its end. */
const entryOf = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const aMember = (index: number) => ({
  clientId: randomUUID(),
  firstName: entryOf(firstNames, index),
  lastName: `${entryOf(lastNames, Math.floor(index / firstNames.length))} ${index}`,
  email: null,
  birthYear: 2000,
  team: entryOf(teams, index),
  roles: ['ROLE_ATHLETE'],
});

/** A screening run of seven tests with that many answers each. */
export const aRun = (userId: number, day: number, answers: number): ScreeningRunPost => {
  const questionResults = Array.from({ length: answers }, (_, index) => ({
    questionId: 10_000 + index,
    checked: (index + day) % 3 === 0,
  }));
  const testRuns = Array.from({ length: 7 }, (_, index) => ({
    testId: index + 1,
    duration: 60_000 + day,
    questionResults,
    questionRangeResults: [],
  }));
  const start = new Date(Date.UTC(2026, 0, 1 + day, 10)).toISOString();
  const run = { userId, clientId: randomUUID(), clientRevision: 1, screeningId: 1, completed: true };
  return { ...run, start, testRuns, exercises: [] };
};

/** How many athletes a trainer has, and how many runs each of them. */
export interface ClubSize {
  athletes: number;
  runsOfEach: number;
}

/** Gives a trainer many athletes with runs of that many answers to each test. Returns their ids. */
export const fillClub = async (
  { send }: Caller,
  answers: number,
  size: ClubSize = { athletes, runsOfEach },
): Promise<number[]> => {
  const members = await send<Member[]>(
    'POST',
    '/members/all/',
    Array.from({ length: size.athletes }, (_, index) => aMember(index)),
  );
  for (const { id } of members) {
    await send('POST', `/members/${id}/consent`, { date: '2026-01-01', guardianName: null });
    const posts = Array.from({ length: size.runsOfEach }, (_, day) => aRun(id, day, answers));
    if (posts.length > 0) await send('POST', '/screening/runs/all/', posts);
  }
  return members.map(({ id }) => id);
};
