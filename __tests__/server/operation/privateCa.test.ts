import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Call } from '../../../src/contract/calls';
import { clubCalls } from '../../../src/contract/club';
import { consentCalls } from '../../../src/contract/consent';
import { memberCalls } from '../../../src/contract/members';
import { currentUserSchema } from '../../../src/contract/schemas';
import { authority, issued } from '../mail/privateCa';
import { startSmtp } from '../mail/smtpServer';
import { aNewMember } from '../office/people';
import { printed } from './printedBlocks';
import { beginClub, makePrintedPlace } from './printedPlace';

type Server = Awaited<ReturnType<Awaited<ReturnType<typeof makePrintedPlace>>['start']>>;

/** The variable for the certificate of an authority of one's own, as the page prints it. */
const [, variable = '', printedFile = ''] =
  /`(NODE_EXTRA_CA_CERTS=(\/\S+))`/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];

let place: Awaited<ReturnType<typeof makePrintedPlace>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  place = await makePrintedPlace();
  smtp = await startSmtp({}, { hasTls: true, shown: issued });
}, 60_000);
afterEach(async () => {
  place.remove();
  await smtp.stop();
});

/** Starts the server as the page prints it, with this mail server and further variables. */
const startWith = (variables: string) => {
  const file = join(place.root, 'our-ca.pem');
  writeFileSync(file, authority);
  return place.start(`SMTP_URL=${smtp.smtpUrl} ${variables} ${printed('start')}`, { [printedFile]: file });
};

/** Sends a call as the admin. */
const askOf =
  ({ url }: Server, token: string) =>
  async <Answer>({ method, path, body, schema }: Call<Answer>): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return z.parse(schema, await response.json());
  };

test('[MB-17] [CL-5] mails wait for a mail server of an unknown authority, and go out with the variable that the page names', async () => {
  const first = await startWith('');
  const { token } = z.parse(currentUserSchema, await (await beginClub(first.url, first.said)).json());
  const ask = askOf(first, token);
  const { version } = await ask(consentCalls.present());
  const answers = { painConsent: false, birthYear: null, guardianName: null, guardianEmail: null };
  await ask(consentCalls.agree({ version, ...answers }));
  expect(await ask(clubCalls.testMail())).toEqual({ email: 'tina@example.org', fault: 'certificate' });
  await ask(memberCalls.add(aNewMember({ email: 'mia@example.org', clientId: randomUUID() })));
  const { server } = await ask(clubCalls.present());
  expect(server?.mail).toMatchObject({ isSetUp: true, fault: 'certificate', waiting: 1, failed: 0 });
  await first.stop();
  expect(smtp.recipients).toEqual([]);

  const again = await startWith(variable);
  expect(await askOf(again, token)(clubCalls.testMail())).toMatchObject({ fault: null });
  await smtp.hasTaken(['tina@example.org', 'mia@example.org']);
  await again.stop();
  expect(smtp.recipients.toSorted()).toEqual(['mia@example.org', 'tina@example.org']);
}, 120_000);
