import { endSignins } from '../../../server/journal/endSignins';
import { tokenHashOf } from '../../../src/services/tokenHash';
import { withoutFurtherFields } from '../../contract/serverContract/furtherFields';
import { inject } from '../../contract/serverContract/inject';
import { screeningRow, seedWith } from '../../contract/serverContract/seedClub';
import { aClub } from '../../fakes/club';
import type { ServerAnswer, ServerRequest } from '../../fakes/serverCalls';
import { startServer } from '../../server/support';
import { difference } from './difference';
import type { ServerEvent } from './recordServer';
import { ServerIds } from './serverIds';

type RealServer = Awaited<ReturnType<typeof startServer>>;

/** How many answers were compared, and the first one that differs, or null. */
export interface Comparison {
  compared: number;
  found: string | null;
}

const password = 'athletik';

/** HTTP transfers JSON without undefined fields, and bytes. */
const onTheWire = async (body: unknown) =>
  body instanceof Blob
    ? { text: await body.text(), type: body.type }
    : JSON.parse(JSON.stringify(body ?? null));

/** The message of an error for which the fake server has no text of its own. */
const isPlaceholder = (message: unknown) => /^Fehler \d+$/.test(String(message));

/** The parts of an error that both servers must have in common: its status, and the text if the fake one has it. */
const errorOf = (body: { status: number; message: string }, other: { message: string }) => ({
  status: body.status,
  message: isPlaceholder(other.message) ? other.message : body.message,
});

/** The features of the real server without those of the office, which the fake one does not have. */
const withoutOffice = (fake: string[], real: string[]) => real.filter((feature) => fake.includes(feature));

/** The notifications that the fake server has, too: it notifies nobody of notes [AS-4]. */
const ofMessages = (body: unknown) =>
  (body as readonly { type: string }[]).filter(({ type }) => type === 'CHAT');

const idOf = (username: string) =>
  aClub().content.users.find((known) => known.username === username)?.id ?? 0;

/** Asks the real server what the fake one was asked. */
class Replay {
  private readonly ids = new ServerIds();
  /** The real token of the latest sign-in, by the token of the fake server. */
  private readonly tokens = new Map<string, string>();
  compared = 0;

  constructor(private readonly server: RealServer) {}

  /** Does to the real server what happened to the fake one. Returns in what it answers differently, or null. */
  async repeat(event: ServerEvent): Promise<string | null> {
    if (event.what === 'revoked') await this.revoke(event.username);
    else if (event.what === 'ended') await this.endSignins(event.username);
    else if (event.what === 'erased') await this.erase(event.run);
    else if (event.what === 'contentChanged') await this.changeContent(event.content);
    else return this.ask(event);
    return null;
  }

  private async ask(event: Extract<ServerEvent, { what: 'asked' | 'said' }>): Promise<string | null> {
    this.server.clock.now = event.at;
    const request = this.ids.request(event.request);
    const token = event.what === 'said' ? await this.signIn(event.username) : this.realToken(request.token);
    const answer = await inject(this.server.app, { ...request, token });
    this.compared += 1;
    return this.compare(event.request, event.answer, answer);
  }

  private realToken(token: string | null) {
    return token && (this.tokens.get(token) ?? `nobody has ${token}`);
  }

  private async signIn(username: string): Promise<string> {
    const request = { method: 'POST', path: '/auth', body: { username, password }, token: null } as const;
    const { body } = await inject(this.server.app, request);
    return (body as { token: string }).token;
  }

  private async compare(request: ServerRequest, fake: ServerAnswer, real: ServerAnswer) {
    if (fake.status !== real.status)
      return `the status: the fake one is ${fake.status}, the real one ${real.status}`;
    const one = await onTheWire(fake.body);
    const isOfMessages = real.status === 200 && request.path.startsWith('/notification/');
    const other = await onTheWire(isOfMessages ? ofMessages(real.body) : withoutFurtherFields(real.body));
    if (fake.status !== 200) return difference(errorOf(one, one), errorOf(other, one), 'the error');
    if (request.path === '/auth') {
      this.tokens.set(one.token, other.token);
      this.ids.learn('tokenHash', tokenHashOf(one.token), tokenHashOf(other.token));
      one.token = other.token;
    }
    if (request.path === '/features') {
      other.features = withoutOffice(one.features, other.features);
      // The fake one of the simulation has no clips to tell of, and counts no answers of raters.
      delete other.clips;
      delete other.agreement;
    }
    return difference(this.ids.answer(request, one, other), other, 'the answer');
  }

  /** Lets the sign-ins of a user expire. */
  private async revoke(username: string) {
    await this.server.db.deleteFrom('authToken').where('userId', '=', idOf(username)).execute();
  }

  /** Ends the sign-ins of a user on purpose. */
  private async endSignins(username: string) {
    await endSignins(this.server.db, (column) => column('userId', '=', idOf(username)));
  }

  private async erase({ userId, clientId }: { userId: number; clientId: string }) {
    const { db } = this.server;
    const ofRun = (table: 'screeningRun' | 'exerciseRun') =>
      db.selectFrom(table).select('id').where('userId', '=', userId).where('clientId', '=', clientId);
    await db.insertInto('erasure').values({ userId, clientId }).execute();
    await db.deleteFrom('feedback').where('exerciseRunId', 'in', ofRun('exerciseRun')).execute();
    await db
      .updateTable('exerciseRun')
      .set({ screeningRunId: null })
      .where('screeningRunId', 'in', ofRun('screeningRun'))
      .execute();
    for (const table of ['exerciseRun', 'screeningRun'] as const)
      await db.deleteFrom(table).where('userId', '=', userId).where('clientId', '=', clientId).execute();
  }

  private async changeContent({
    screenings,
    userScreenings,
  }: Extract<ServerEvent, { what: 'contentChanged' }>['content']) {
    const { db } = this.server;
    await db
      .insertInto('screening')
      .values(screenings.map(screeningRow))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { id, screeningId } of userScreenings)
      await db.updateTable('userScreening').set({ screeningId }).where('id', '=', id).execute();
  }
}

/** The number of characters of an event that are shown. */
const shown = 500;

const lineOf = (event: ServerEvent, index: number) =>
  'request' in event ? `${index}. ${event.request.method} ${event.request.path}` : `${index}. ${event.what}`;

/** Repeats on a real server what happened to a fake one. */
export const replayOnServer = async (events: readonly ServerEvent[]): Promise<Comparison> => {
  const server = await startServer((seeding) => seedWith(aClub().content, seeding));
  const replay = new Replay(server);
  let found: string | null = null;
  for (const [index, event] of events.entries()) {
    const different = await replay.repeat(event);
    if (different) found = `${lineOf(event, index)}: ${different}\n${JSON.stringify(event).slice(0, shown)}`;
    if (found) break;
  }
  await server.stop();
  return { compared: replay.compared, found };
};
