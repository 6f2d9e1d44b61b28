import { startServer } from '../server/support';
import { describeServerContract } from './serverContract';
import { seedClub } from './serverContract/seedClub';

describeServerContract(async () => {
  const server = await startServer(({ db, passwords, dataDir }) => seedClub(db, passwords, dataDir));
  const { app, db, mails, stop } = server;
  return {
    handle: async ({ method, path, body, token }) => {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      });
      const type = String(answer.headers['content-type']);
      if (type.startsWith('video/')) {
        return { status: answer.statusCode, body: new Blob([new Uint8Array(answer.rawPayload)], { type }) };
      }
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
    },
    storedFeedback: async () => {
      const rows = await db.selectFrom('feedback').selectAll().orderBy('exerciseRunId').execute();
      return rows.map((row) => ({ ...row, answers: JSON.parse(row.answers) }));
    },
    mailed: () => mails.map(({ to }) => to),
    stop,
  };
});
