import { sql } from 'kysely';
import { startDemo } from '../support';
import { mp4 } from './bytes';
import { aNewClip, letEditContent, tusOf } from './upload';

test('[CT-3] a full disk is said, leaves nothing half, and the same upload is a clip later', async () => {
  const demo = await startDemo();
  await letEditContent(demo, 'clara');
  const bytes = mp4();
  const clara = tusOf(demo, 'clara');
  const upload = await clara.whole(bytes);
  const still = `data:image/jpeg;base64,${'A'.repeat(39_000)}`;
  const make = () => demo.post('clara', '/clips/', { ...aNewClip(upload), still });
  const setPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(demo.db);
  await setPages(1);
  expect((await make()).json()).toMatchObject({
    status: 507,
    message: expect.stringContaining('Das Video bleibt auf diesem Gerät.'),
  });
  expect((await demo.get('clara', '/clips/')).json()).toEqual([]);
  expect(await clara.offset(upload)).toBe(bytes.length);
  await setPages(1_000_000);
  expect((await make()).json()).toMatchObject({ size: bytes.length });
  await demo.stop();
});
