import { storeNotification } from '../../server/notifications/notifications';
import { startServer } from '../server/support';
import { describeServerContract } from './serverContract';
import { people } from './serverContract/club';
import { inject } from './serverContract/inject';
import { seedClub } from './serverContract/seedClub';

describeServerContract(async () => {
  const server = await startServer(seedClub);
  const { app, db, mails, stop } = server;
  return {
    handle: (request) => inject(app, request),
    noteErasure: async (userId, clientId) => {
      await db.insertInto('erasure').values({ userId, clientId }).execute();
    },
    declinePain: async (username) => {
      await db.updateTable('user').set({ painAgreedAt: null }).where('username', '=', username).execute();
    },
    changeRight: async (trainer, athlete, isTheirs) => {
      const row = { trainerId: people[trainer].id, athleteId: people[athlete].id };
      if (isTheirs) await db.insertInto('trainerAthlete').values(row).execute();
      else
        await db
          .deleteFrom('trainerAthlete')
          .where('trainerId', '=', row.trainerId)
          .where('athleteId', '=', row.athleteId)
          .execute();
    },
    setEpoch: async (epoch) => {
      await db.updateTable('instance').set({ epoch }).execute();
    },
    announce: (userId, notification) => storeNotification(db, userId, notification),
    storedFeedback: async () => {
      const rows = await db.selectFrom('feedback').selectAll().orderBy('exerciseRunId').execute();
      return rows.map(({ tag: _, ...row }) => ({ ...row, answers: JSON.parse(row.answers) }));
    },
    mailed: () => mails.map(({ to }) => to),
    stop,
  };
});
