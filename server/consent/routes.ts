import { type Consent, type ConsentPost, consentPostSchema, consentSchema } from '../../src/contract/consent';
import { readClub } from '../club/club';
import type { Database } from '../database/tables';
import type { Dependencies } from '../dependencies';
import { type Api, returns } from '../http/api';
import { conflict } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { viewerOf } from '../session/authenticate';
import { readRoles } from '../session/roles';
import { isoOrNull } from '../time';
import { consentOf, needsGuardianAt } from './answers';

const findConsenter = async (db: Database, userId: number) => {
  const { authorities, ...user } = await db
    .selectFrom('user')
    .select(['authorities', 'birthYear', 'agreedVersion', 'agreedAt', 'painAgreedAt', 'guardianName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...user, roles: readRoles(authorities) };
};

/** Returns the club's text, and what the member has agreed to. */
const findConsent = async (db: Database, userId: number, now: number): Promise<Consent> => {
  const club = await readClub(db);
  const member = await findConsenter(db, userId);
  return {
    clubName: club.name,
    version: club.consentVersion,
    text: club.consentText,
    agreedVersion: member.agreedVersion,
    agreedAt: isoOrNull(member.agreedAt),
    painConsent: member.painAgreedAt !== null,
    guardianName: member.guardianName,
    needsGuardian: needsGuardianAt(member, now),
  };
};

/** Stores a consent. Throws 409 when the text has changed since it was read, and 422 when something is missing. */
const agree = (db: Database, userId: number, { version, ...answers }: ConsentPost, now: number) =>
  db.transaction().execute(async (transaction) => {
    const { consentVersion } = await readClub(transaction);
    if (version !== consentVersion)
      throw conflict('Der Text hat sich inzwischen geändert. Bitte lies ihn noch einmal.');
    const consent = consentOf(await findConsenter(transaction, userId), answers, version, now);
    await transaction.updateTable('user').set(consent).where('id', '=', userId).execute();
  });

/** The consent of whoever is signed in [CS-1, CS-2]. */
export const consentRoutes = (app: Api, { db, now }: Pick<Dependencies, 'db' | 'now'>): void => {
  app.get('/consent', returns(consentSchema), async (request) =>
    findConsent(db, viewerOf(request).id, now()),
  );

  const options = { bodyLimit: smallBodyLimit, ...returns(consentSchema, { body: consentPostSchema }) };
  app.post('/consent', options, async (request) => {
    await agree(db, viewerOf(request).id, request.body, now());
    return findConsent(db, viewerOf(request).id, now());
  });
};
