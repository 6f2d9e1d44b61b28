import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../../server/app';
import { timeLimits } from '../../../server/http/timeLimits';
import { createPasswords } from '../../../server/secrets/passwords';
import { systemTimers } from '../../../server/system/time';
import { cheapPasswords, makeFolder, publicUrl } from '../support';
import { openTestDatabase, removeDatabase, removePlace } from '../testDatabase';

test('[RU-2] the data folder is made for its owner alone', async () => {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  await (await openTestDatabase(dataDir)).destroy();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
  removeDatabase(dataDir);
});

test('the log has the pattern of a route, never the address with its token, and the cause of an error', async () => {
  const dataDir = makeFolder();
  const db = await openTestDatabase(dataDir);
  const lines: string[] = [];
  const app = await buildApp(
    {
      db,
      passwords: await createPasswords(cheapPasswords),
      sendMail: async () => {},
      now: Date.now,
      timers: systemTimers,
      config: {
        dataDir,
        demoVideosDir: join(dataDir, 'none'),
        distDir: join(dataDir, 'none'),
        packageRoot: join(dataDir, 'none'),
        hasDemo: false,
        logLevel: 'info',
        publicUrl,
        smtpUrl: undefined,
        timeLimits,
        trustProxy: false,
      },
    },
    { logTo: { write: (line) => lines.push(line) } },
  );
  await app.inject({ url: '/api/admin/email/recovery/check/a-secret-token' });
  await db.destroy();
  const broken = await app.inject({ url: '/api/admin/email/recovery/check/a-secret-token' });
  expect(broken.statusCode).toBe(500);
  await app.close();
  const log = lines.join('');
  expect(log).toContain('/api/admin/email/recovery/check/:token');
  expect(log).not.toContain('a-secret-token');
  expect(log).toContain('driver has already been destroyed');
  removePlace(dataDir);
});
