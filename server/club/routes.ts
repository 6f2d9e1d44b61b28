import { type Club, clubChangeSchema, clubSchema } from '../../src/contract/club';
import { testMailSchema } from '../../src/contract/mail';
import { demandAdmin, isAdmin } from '../access/access';
import { viewerOf } from '../access/viewer';
import { keptBackups } from '../backup/backupFiles';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { findViewer } from '../session/authenticate';
import { changeClub, readClub, settingsOf } from './club';
import { demandGoodReader } from './secondReader';
import { readServerState, type ServerStateDependencies } from './serverState';
import { createTestMail, type TestMailDependencies } from './testMail';
import { findWithoutReader } from './withoutReader';

type ClubDependencies = ServerStateDependencies;

type AdminDependencies = ClubDependencies & TestMailDependencies;

/** Returns the club as everybody sees it, for the Impressum. */
const readOpenClub = async ({ db }: ClubDependencies): Promise<Club> => {
  const { name, operator } = await readClub(db);
  return { name, operator, settings: null, server: null, backupDays: keptBackups };
};

/** Returns the club as admins see it. */
const readWholeClub = async (dependencies: ClubDependencies): Promise<Club> => {
  const club = await readClub(dependencies.db);
  const { name, operator } = club;
  const withoutReader = await findWithoutReader(dependencies.db, dependencies.now());
  const settings = { ...settingsOf(club), ...(withoutReader.length > 0 && { withoutReader }) };
  return {
    name,
    operator,
    settings,
    server: await readServerState(dependencies),
    backupDays: keptBackups,
  };
};

/** The club [CL-2]. Everybody may read it; admins get all of it. A token that is no longer valid counts as none. */
export const openClubRoutes = (app: Api, dependencies: ClubDependencies): void => {
  const { db, now } = dependencies;
  app.get('/club', returns(clubSchema), async (request, reply) => {
    reply.header('vary', 'Authorization');
    const viewer = await findViewer(db, request.headers.authorization, now());
    return viewer && isAdmin(viewer) ? readWholeClub(dependencies) : readOpenClub(dependencies);
  });
};

/** Changing the club, for admins [CL-2]. */
export const clubRoutes = (app: Api, dependencies: AdminDependencies): void => {
  const { db, now } = dependencies;
  const sendTestMail = createTestMail(dependencies);

  const testing = { bodyLimit: smallBodyLimit, ...returns(testMailSchema) };
  app.post('/club/mail', testing, async (request) => {
    const viewer = viewerOf(request);
    demandAdmin(viewer);
    return sendTestMail(viewer.id, request.log);
  });

  app.put('/club', returns(clubSchema, { body: clubChangeSchema }), async (request) => {
    demandAdmin(viewerOf(request));
    const change = request.body;
    await db.transaction().execute(async (transaction) => {
      await demandGoodReader(transaction, change.settings, now());
      await changeClub(transaction, change, now());
    });
    return readWholeClub(dependencies);
  });
};
