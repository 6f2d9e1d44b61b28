import type { Database } from '../database/tables';
import type { StoredItem } from './items';
import { readBody } from './items';

/** How much an item is used by people. */
export interface Usage {
  /** Screening runs of any version. */
  runs: number;
  /** Athletes who are assigned a screening with it. */
  athletes: number;
}

/** A version of a screening, with the tests that it has. */
interface ScreeningVersion {
  key: string;
  screeningId: number;
  tests: readonly string[];
}

const readScreeningVersions = async (db: Database): Promise<ScreeningVersion[]> => {
  const rows = await db
    .selectFrom('contentVersion')
    .innerJoin('contentItem', 'contentItem.key', 'contentVersion.key')
    .select(['contentVersion.key', 'contentVersion.body', 'contentVersion.publishedId'])
    .where('contentItem.kind', '=', 'screening')
    .execute();
  return rows.flatMap(({ key, body, publishedId }) => {
    const version = readBody('screening', body);
    if (version.kind !== 'screening' || publishedId === null) return [];
    return { key, screeningId: publishedId, tests: version.body.tests };
  });
};

const countRuns = async (db: Database): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('screeningRun')
    .select(({ fn }) => ['screeningId', fn.countAll<number>().as('count')])
    .groupBy('screeningId')
    .execute();
  return new Map(rows.map(({ screeningId, count }) => [screeningId, count]));
};

const findAssigned = (db: Database) =>
  db
    .selectFrom('userScreening')
    .select(['screeningId', 'userId'])
    .where('screeningId', 'is not', null)
    .execute();

/** The keys of the exercises that a test leads to. */
const exercisesOf = ({ published }: StoredItem): Set<string> => {
  if (published?.kind !== 'test') return new Set();
  const { questions, rangeQuestions } = published.body;
  const answers = [...questions, ...rangeQuestions.flatMap(({ values }) => values)];
  return new Set(answers.flatMap(({ weights }) => weights.map(({ exercise }) => exercise)));
};

/** Returns what counts how much an item is used, of all items at once. */
export const readUsage = async (
  db: Database,
  items: ReadonlyMap<string, StoredItem>,
): Promise<(key: string) => Usage> => {
  const [versions, runs, assigned] = [
    await readScreeningVersions(db),
    await countRuns(db),
    await findAssigned(db),
  ];
  const ledTo = new Map([...items].map(([key, item]) => [key, exercisesOf(item)]));
  const isWith = (version: ScreeningVersion, key: string) =>
    version.key === key ||
    version.tests.includes(key) ||
    version.tests.some((test) => ledTo.get(test)?.has(key));
  return (key) => {
    const screeningIds = new Set(
      versions.filter((version) => isWith(version, key)).map(({ screeningId }) => screeningId),
    );
    const athletes = assigned.filter(
      ({ screeningId }) => screeningId !== null && screeningIds.has(screeningId),
    );
    return {
      runs: [...screeningIds].reduce((sum, id) => sum + (runs.get(id) ?? 0), 0),
      athletes: new Set(athletes.map(({ userId }) => userId)).size,
    };
  };
};
