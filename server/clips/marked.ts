import type { Database } from '../database/tables';

/** What is to be said of clips before content with them is published, by their file names. */
export interface MarkedClips {
  /** Nobody sees them any more [CT-12]. */
  withdrawn: ReadonlySet<string>;
  /** Some devices cannot play them [CT-3]. */
  limited: ReadonlySet<string>;
}

/** Reads the clips that were withdrawn or that not every device plays. */
export const readMarkedClips = async (db: Database): Promise<MarkedClips> => {
  const rows = await db
    .selectFrom('clip')
    .select(['fileName', 'withdrawnAt', 'playsEverywhere'])
    .where(({ or, eb }) => or([eb('withdrawnAt', 'is not', null), eb('playsEverywhere', '=', 0)]))
    .execute();
  const namesOf = (some: typeof rows) => new Set(some.map(({ fileName }) => fileName));
  return {
    withdrawn: namesOf(rows.filter(({ withdrawnAt }) => withdrawnAt !== null)),
    limited: namesOf(rows.filter(({ withdrawnAt }) => withdrawnAt === null)),
  };
};
