import type { FastifyRequest } from 'fastify';
import { type ClubChange, clubChangeSchema, clubSchema } from '../../src/contract/club';
import { isMinor } from '../../src/domain/minors';
import type { Database } from '../database/tables';
import type { Dependencies } from '../dependencies';
import { type Api, returns } from '../http/api';
import { unprocessable } from '../http/errors';
import { demandAdmin } from '../session/access';
import { findUserOfAuthorization, viewerOf } from '../session/authenticate';
import { readRoles } from '../session/roles';
import { changedClub, clubFor, readClub, writeClub } from './club';
import { describeServer } from './storage';

type ClubDependencies = Pick<Dependencies, 'db' | 'now' | 'config'>;

const clubAndServer = async ({ db, config }: ClubDependencies, isForAdmin: boolean) => ({
  ...clubFor(await readClub(db), isForAdmin),
  server: isForAdmin ? await describeServer(config.dataDir) : null,
});

/** Throws 422 unless the second reader is an adult who trains or looks after the club and can sign in [CS-3]. */
const demandReader = async (db: Database, { settings }: ClubChange, now: number): Promise<void> => {
  const { minorsChat, secondReaderId } = settings;
  if (secondReaderId === null) {
    if (minorsChat === 'secondReader') throw unprocessable('Wähle, wer mitliest.');
    return;
  }
  const reader = await db
    .selectFrom('user')
    .select(['authorities', 'birthYear'])
    .where('id', '=', secondReaderId)
    .where('isResting', '=', 0)
    .where('passwordHash', 'is not', null)
    .executeTakeFirst();
  const isResponsible = reader && readRoles(reader.authorities).some((role) => role !== 'ROLE_ATHLETE');
  if (!isResponsible || isMinor(reader.birthYear, new Date(now).getUTCFullYear()))
    throw unprocessable('Diese Person kann nicht mitlesen.');
};

/** Reading the club, open to everybody: the Impressum shows it. Admins also get the settings [CL-2]. */
export const openClubRoutes = (app: Api, dependencies: ClubDependencies): void => {
  const { db, now } = dependencies;
  const isFromAdmin = async ({ headers }: FastifyRequest) => {
    const user = await findUserOfAuthorization(db, headers.authorization, now());
    return user !== undefined && readRoles(user.authorities).includes('ROLE_ADMIN');
  };

  app.get('/club', returns(clubSchema), async (request, reply) => {
    reply.header('vary', 'Authorization');
    return clubAndServer(dependencies, await isFromAdmin(request));
  });
};

/** Changing the club, for admins [CL-2]. */
export const clubRoutes = (app: Api, dependencies: ClubDependencies): void => {
  const { db, now } = dependencies;
  app.put('/club', returns(clubSchema, { body: clubChangeSchema }), async (request) => {
    demandAdmin(viewerOf(request));
    await db.transaction().execute(async (transaction) => {
      await demandReader(transaction, request.body, now());
      await writeClub(transaction, changedClub(await readClub(transaction), request.body, now()));
    });
    return clubAndServer(dependencies, true);
  });
};
