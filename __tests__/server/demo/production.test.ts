import { sql } from 'kysely';
import { signIn, startIn } from '../startIn';
import { startDemo } from '../support';
import { openTestDatabase, removePlace } from '../testDatabase';

const production = { hasDemo: false, isProduction: true };

/** The data folder of a demo club whose server has stopped. */
let dataDir: string;
beforeEach(async () => {
  const demo = await startDemo();
  await demo.close();
  dataDir = demo.dataDir;
});
afterEach(() => removePlace(dataDir));

test('[CL-1] in production a server refuses to start with the accounts of the demo, and says what to do', async () => {
  await expect(startIn(dataDir, production)).rejects.toThrow(/Konten des Demo-Vereins.*DATA_DIR/);
  const again = await startIn(dataDir);
  expect((await signIn(again.url)).status).toBe(200);
  await again.stop();
});

test('[CL-1] a member of a real club may be called anna', async () => {
  const db = await openTestDatabase(dataDir);
  await db.updateTable('user').set({ email: sql`"username" || '@tsv.example'` }).execute();
  await db.destroy();
  const { stop, url } = await startIn(dataDir, production);
  expect((await signIn(url)).status).toBe(200);
  await stop();
});
