import { beginClub } from '../club/club';
import type { ServerConfig } from '../config/config';
import type { Dependencies } from '../config/dependencies';
import { athletikScreening } from '../samples/samples';
import { seedContent } from '../samples/seedContent';
import { isEmpty } from '../users/isEmpty';
import { openVideos } from '../videos/openVideos';
import { demoAccounts, demoPassword } from './accounts';
import { demoClub } from './content/club';
import { seedAnnasNotes, seedAnnasRuns } from './seedAnna';
import { seedAssignments } from './seedAssignments';
import { seedConversation } from './seedConversation';
import { seedPeople, userIdOf } from './seedPeople';
import { seedTeam } from './team/seedTeam';

type DemoDependencies = Pick<Dependencies, 'db' | 'passwords' | 'now'> & {
  config: Pick<ServerConfig, 'dataDir' | 'demoVideosDir'>;
};

/**
 * Makes the demo club in an empty database [RU-4]. Returns whether it did. The videos are copied first, in the one
 * transaction that writes all rows, so a start that is killed half-way repeats it the next time. Of several processes
 * that start at once, one makes it.
 */
export const seedDemoClub = async ({ db, passwords, now, config }: DemoDependencies): Promise<boolean> => {
  if (!(await isEmpty(db))) return false;
  // One hash for all accounts: everybody knows the password anyway, and 31 hashes would take half a second.
  const passwordHash = await passwords.hash(demoPassword);
  const people = demoAccounts.map((account) => ({ ...account, passwordHash }));
  return db.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    await openVideos(transaction, config.dataDir).addFolder(config.demoVideosDir);
    await beginClub(transaction, demoClub, now());
    await seedContent(transaction, athletikScreening.read(), now());
    await seedPeople(transaction, people, now());
    const anna = await userIdOf(transaction, 'anna');
    await seedAnnasNotes(transaction, anna);
    const trainerId = await userIdOf(transaction, 'trainer');
    await seedAnnasRuns(transaction, { userId: anna, trainerId, now: now() });
    await seedConversation(transaction, anna, now());
    await seedTeam(transaction, now());
    await seedAssignments(transaction, now());
    return true;
  });
};
