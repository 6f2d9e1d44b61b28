import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Call } from '../../src/contract/calls';
import { contentCalls, contentConflictSchema } from '../../src/contract/content';
import { newItem } from '../../src/domain/content/drafts';
import { anExerciseDraft } from '../builders';
import { FakeContent } from '../fakes/FakeContent';
import { failed, Refusal } from '../fakes/serverCalls';
import { actionOn, startContent } from '../server/content/club';

/** A server of the content as its author sees it. */
interface ContentServer {
  send: (call: Call<unknown>) => Promise<{ status: number; body: unknown }>;
  stop: () => Promise<void>;
}

const startFake = async (): Promise<ContentServer> => {
  const content = new FakeContent();
  const screening = { kind: 'screening' as const, body: { name: 'Kurz-Check', tests: [] } };
  const item = {
    ...newItem(randomUUID(), '2026-09-14T10:00:00.000Z', screening),
    state: 'published' as const,
  };
  const sample = { name: 'kurz-check', title: 'Kurz-Check', description: 'Drei Tests.' };
  content.samples = [{ ...sample, items: [item] }];
  return {
    send: async ({ method, path, body }) => {
      try {
        return { status: 200, body: content.answers[`${method} ${path}`]?.(body) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return failed(error.status, error.message, error.further);
      }
    },
    stop: async () => {},
  };
};

const startReal = async (): Promise<ContentServer> => {
  const { send, stop } = await startContent();
  return { send: (call) => send(call, 'tina'), stop };
};

describe.each([
  ['the fake server', startFake],
  ['the server', startReal],
])('the content of %s', (_, start) => {
  let server: ContentServer;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.stop());

  const ask = async <Answer>(call: Call<Answer>): Promise<Answer> => {
    const { status, body } = await server.send(call);
    expect({ status, body }).toMatchObject({ status: 200 });
    return z.parse(call.schema, body);
  };
  const bridge = { kind: 'exercise', body: anExerciseDraft({ name: 'Brücke' }) } as const;
  const draft = (revision: number, name = 'Brücke', key: string = randomUUID()) => ({
    clientId: randomUUID(),
    key,
    revision,
    ...bridge,
    body: { ...bridge.body, name },
  });
  const known = async (key: string) => (await ask(contentCalls.all())).find((item) => item.key === key);

  test('[CT-1] [ON-3] keeps a draft once, however often it is sent', async () => {
    const post = draft(0);
    const saved = await ask(contentCalls.saveDraft(post));
    expect(saved).toMatchObject({ key: post.key, revision: 1, state: 'draft', hasDraft: true, ...bridge });
    expect(await ask(contentCalls.saveDraft(post))).toEqual(saved);
    expect(await known(post.key)).toEqual(saved);
  });

  test('[CT-11] answers a draft on a former one with 409 and the present item', async () => {
    const first = await ask(contentCalls.saveDraft(draft(0)));
    const second = await ask(contentCalls.saveDraft(draft(1, 'Brücken', first.key)));
    const { status, body } = await server.send(contentCalls.saveDraft(draft(1, 'Becken', first.key)));
    expect(status).toBe(409);
    expect(z.parse(contentConflictSchema, body).present).toEqual(second);
  });

  test('[CT-1] publishes, retires and takes back into use', async () => {
    const { key, revision } = await ask(contentCalls.saveDraft(draft(0)));
    const items = [{ key, revision }];
    const all = await ask(contentCalls.publish({ clientId: randomUUID(), items, spelling: false }));
    const item = all.find((one) => one.key === key);
    if (!item) throw new Error('The item is gone.');
    expect(item).toMatchObject({ state: 'published', hasDraft: false, version: 1 });
    expect(item.publishedId).not.toBeNull();
    expect(await ask(contentCalls.retire(actionOn(item)))).toEqual({ ...item, state: 'retired' });
    expect(await ask(contentCalls.bringBack(actionOn(item)))).toEqual(item);
  });

  test('[CT-1] forgets a discarded item that was never published', async () => {
    const saved = await ask(contentCalls.saveDraft(draft(0)));
    expect(await ask(contentCalls.discardDraft(actionOn(saved)))).toBeNull();
    expect(await known(saved.key)).toBeUndefined();
  });

  test('[CT-10] lists samples, and publishes one that is taken over', async () => {
    const isTaken = async () =>
      (await ask(contentCalls.samples())).find(({ name }) => name === 'kurz-check')?.isTaken;
    expect(await isTaken()).toBe(false);
    const taking = (name: string) => contentCalls.takeSample({ clientId: randomUUID(), name });
    const all = await ask(taking('kurz-check'));
    const taken = all.find(({ body }) => 'name' in body && body.name === 'Kurz-Check');
    expect(taken).toMatchObject({ kind: 'screening', state: 'published' });
    expect(await isTaken()).toBe(true);
    expect(await ask(taking('kurz-check'))).toEqual(all);
    expect((await server.send(taking('gibt-es-nicht'))).status).toBe(404);
  });
});
