import { outboxActions } from '../../../store/outbox/slice';
import { ben, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import type { Fault, SentRequest } from '../../fakes/FakeHttp';
import { expectErrors, startApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';
import { postsOf, rowsOn, sentTo, write } from './writtenMessages';

onVirtualTime();

const anHour = 3_600_000;

/** The request is about the message with the text 'schlecht'. */
const isAboutBad = ({ body }: SentRequest) => JSON.stringify(body ?? '').includes('schlecht');

describe('a message at which the server or the way to it always fails', () => {
  beforeEach(() => expectErrors('sendOutbox'));

  test.each<Fault>([402, 406, 408, 500, 502, 503, 'silent', 'malformed', 'responseLost', 'requestLost'])(
    '[FL-15] holds up no later one, also of the same conversation: %s',
    async (fault) => {
      const app = await startApp();
      app.http.decide = (request) => (isAboutBad(request) ? fault : null);
      await app.act(write('schlecht'), write('eins'), write('zwei'));
      await pass(anHour);
      expect(sentTo(app).filter((text) => text !== 'schlecht')).toEqual(['eins', 'zwei']);
      expect(rowsOn(app.device)).toMatchObject([{ payload: { content: 'schlecht' }, refusal: null }]);
      app.http.decide = () => null;
      await pass(anHour);
      expect(rowsOn(app.device)).toEqual([]);
    },
  );

  test('[FL-15] goes last also after a reload', async () => {
    const app = await startApp();
    app.http.decide = (request) => (isAboutBad(request) ? 503 : null);
    await app.act(write('schlecht'));
    await pass(anHour);
    app.kill();
    const next = await startApp({ device: app.device, server: app.server, isOnline: false });
    next.http.decide = app.http.decide;
    await next.act(write('neu'));
    next.network.goOnline();
    await pass(0);
    expect(postsOf(next).map(isAboutBad)).toEqual([false, true]);
  });
});

test('[CO-22] a server that wants to be asked later is asked later, and nothing is counted as a failure', async () => {
  expectErrors('sendOutbox');
  const app = await startApp();
  app.http.script(/POST/, { asksToWait: 900_000 });
  await app.act(write('eins'));
  expect(app.state().sync.nextTryAt.outbox).toBe(beginning + 900_000);
  await app.act(write('zwei'));
  await pass(899_000);
  expect(postsOf(app)).toHaveLength(1);
  expect(rowsOn(app.device)).toMatchObject([{ failure: null }, { failure: null }]);
  await pass(1000);
  expect(sentTo(app)).toEqual(['eins', 'zwei']);
});

test('[ON-2] other conversations do not wait meanwhile', async () => {
  expectErrors('sendOutbox');
  const app = await startApp({ device: aDeviceOf(tina) });
  app.http.decide = (request) => (isAboutBad(request) ? 500 : null);
  const to = (recipientId: number, content: string) =>
    outboxActions.written({ kind: 'message', payload: { recipientId, content } });
  await app.act(to(2, 'schlecht'), to(2, 'danach'), to(ben.id, 'hallo'));
  await pass(6000);
  expect(sentTo(app)).toEqual(['hallo']);
});

test('[ON-2] an outage changes no order: it counts against no message', async () => {
  expectErrors('sendOutbox');
  const app = await startApp();
  app.http.always(/./, 'requestLost');
  await app.act(write('eins'));
  await pass(anHour);
  await app.act(write('zwei'));
  await pass(anHour);
  expect(rowsOn(app.device)).toMatchObject([{ failure: null }, { failure: null }]);
  app.http.heal();
  await pass(anHour);
  expect(sentTo(app)).toEqual(['eins', 'zwei']);
});
