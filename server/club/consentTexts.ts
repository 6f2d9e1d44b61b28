import type { Database } from '../database/tables';
import type { ConsentTextTable } from '../database/tables/consents';
import { defaultConsentText } from './consentText';

const oneDay = 24 * 60 * 60 * 1000;

const findNewest = (db: Database) =>
  db.selectFrom('consentText').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();

/** Returns the text that is valid [CS-1]: the default, until the club writes its own. */
export const readConsentText = async (db: Database): Promise<Pick<ConsentTextTable, 'version' | 'text'>> =>
  (await findNewest(db)) ?? { version: 1, text: defaultConsentText };

/** Returns the texts of these consents that are kept, by version [LV-1]. */
export const findConsentTexts = (db: Database, consents: readonly { version: number }[]) =>
  db
    .selectFrom('consentText')
    .select(['version', 'text'])
    .where('version', 'in', [0, ...consents.map(({ version }) => version)])
    .orderBy('version')
    .execute();

/** Keeps the default text as the first version, unless a text is kept [LV-1]. To be called in a transaction. */
export const keepConsentText = async (db: Database, now: number): Promise<void> => {
  if (await findNewest(db)) return;
  await db
    .insertInto('consentText')
    .values({ version: 1, text: defaultConsentText, validFrom: now })
    .execute();
};

/** Adds a changed text as the next version; the former ones stay [CS-1, LV-1]. To be called in a transaction. */
export const changeConsentText = async (db: Database, text: string, now: number): Promise<void> => {
  await keepConsentText(db, now);
  const newest = await readConsentText(db);
  if (text === newest.text) return;
  const { firstConsentVersion } = await db
    .selectFrom('instance')
    .select('firstConsentVersion')
    .executeTakeFirstOrThrow();
  const version = Math.max(newest.version + 1, firstConsentVersion);
  await db.insertInto('consentText').values({ version, text, validFrom: now }).execute();
};

/**
 * Returns the version of the text that was valid at the end of a day, which is given by its beginning [LV-1]. A club
 * may have collected papers before it had this server: they are for its first text. Where the first text that is kept
 * is a later version, it is the version before.
 */
export const versionAt = async (db: Database, day: number): Promise<number> => {
  const valid = await db
    .selectFrom('consentText')
    .select('version')
    .where('validFrom', '<', day + oneDay)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (valid) return valid.version;
  const oldest = await db
    .selectFrom('consentText')
    .select('version')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return Math.max(1, (oldest?.version ?? 1) - 1);
};
