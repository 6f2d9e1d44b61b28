import { contentFeature } from '../../../src/contract/features';
import { emptyBody, newItem } from '../../../src/domain/content/drafts';
import { contentTexts } from '../../../src/texts/content';
import {
  selectContent,
  selectContentItem,
  selectDraftEntry,
  selectDraftPlace,
} from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { sessionActions } from '../../../store/session/slice';
import { anExerciseDraft, aTrainer, keyOf } from '../../builders';
import { aClub, anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { FakeContent } from '../../fakes/FakeContent';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { withOffice } from '../../fakes/officeServer';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const tina = aTrainer({ athleteIds: [anna.id], authorities: ['ROLE_TRAINER', 'ROLE_CONTENT'] });
const key = keyOf(1);
const exercise = (name: string) => ({ kind: 'exercise', body: anExerciseDraft({ name }) }) as const;
const type = (name: string) => contentActions.typed({ key, ...exercise(name) });
const choose = (name: string) => contentActions.chosen({ key, ...exercise(name) });
const { fieldLeft, makeRequested, opened, settled } = contentActions;

/** The app of a trainer who may make content, with the exercise 'Brücke' on the server. */
const start = async ({ content = new FakeContent(), isOnline = true } = {}) => {
  const server = withOffice(aClub(), content.answers);
  server.notes.features?.push(contentFeature);
  const app = await startApp({ device: aDeviceOf(tina), server, isOnline });
  return { app, content, server };
};

const startWithBridge = async () => {
  const { app, content, server } = await start();
  await app.act(choose('Brücke'));
  content.posts.length = 0;
  return { app, content, server };
};

const nameOf = (app: App) => selectContentItem(app.state(), 'exercise', key)?.body.name;
const placeOf = (app: App) => selectDraftPlace(app.state(), key);
const rowsOf = ({ device }: App) => [...device.outbox.rows.values()];
const sent = (content: FakeContent) =>
  content.posts.map(({ revision, body }) => [revision, 'name' in body ? body.name : null]);

describe('a draft of content', () => {
  test('[CT-1] is only on the page while it is typed, and goes to the server when its field is left', async () => {
    const { app, content } = await startWithBridge();
    await app.act(type('Brück'), type('Brücken'));
    expect([nameOf(app), placeOf(app), content.posts]).toEqual(['Brücken', 'typed', []]);
    await app.act(fieldLeft(key));
    expect([nameOf(app), placeOf(app), sent(content)]).toEqual(['Brücken', 'sent', [[1, 'Brücken']]]);
  });

  test('[CT-1] is on the device before the page says so, and survives a reload without a network', async () => {
    const { app, server } = await startWithBridge();
    app.network.goOffline();
    await app.act(choose('Brücken'));
    expect(placeOf(app)).toBe('kept');
    expect(rowsOf(app)).toMatchObject([{ payload: { key, body: { name: 'Brücken' } } }]);
    app.kill();
    const again = await startApp({ device: app.device, server, isOnline: false });
    await again.act();
    expect([nameOf(again), placeOf(again)]).toEqual(['Brücken', 'kept']);
  });

  test('[CT-1] of a published item is a change of it, also after a reload without a network', async () => {
    const { app, content, server } = await start();
    const standing = {
      state: 'published' as const,
      publishedId: 51,
      version: 3,
      publishedAt: '2025-03-01T08:00:00.000Z',
      runs: 0,
      athletes: 4,
    };
    content.items = [{ ...newItem(key, standing.publishedAt, exercise('Brücke')), revision: 5, ...standing }];
    await app.act(opened());
    await app.act();
    app.network.goOffline();
    await app.act(choose('Brücken'));
    await app.act(choose('Brücken, weiter'));
    app.kill();
    const again = await startApp({ device: app.device, server, isOnline: false });
    await again.act();
    expect(selectContentItem(again.state(), 'exercise', key)).toMatchObject({
      ...standing,
      hasDraft: true,
      body: { name: 'Brücken, weiter' },
    });
    await again.act(contentActions.changeRequested({ key, action: 'discard' }));
    await again.act();
    expect([nameOf(again), selectContent(again.state()).change.error]).toEqual([
      'Brücken, weiter',
      contentTexts.offlineChange,
    ]);
    again.network.goOnline();
    await again.act();
    expect(sent(content)).toEqual([[5, 'Brücken, weiter']]);
    expect(again.http.requests.find(({ path }) => path === '/content/draft/')?.body).not.toHaveProperty(
      'standing',
    );
  });

  test('[CT-1, ON-1] stays on the device after a logout, and is nobody else’s', async () => {
    const { app } = await startWithBridge();
    app.network.goOffline();
    await app.act(choose('Brücken'));
    await app.act(sessionActions.logoutRequested());
    expect(app.state().outbox.entries).toEqual([]);
    expect(rowsOf(app)).toMatchObject([{ writtenBy: tina.id, payload: { body: { name: 'Brücken' } } }]);
  });

  test('[CT-1] that cannot be stored says why, and is stored when the person tries again', async () => {
    expectErrors('saveEntry');
    const { app } = await startWithBridge();
    app.network.goOffline();
    app.device.outbox.failures.push(diskIsFull());
    await app.act(choose('Brücken'));
    expect([nameOf(app), placeOf(app)]).toEqual(['Brücken', 'unkept']);
    await app.act(choose('Brücken'));
    expect(placeOf(app)).toBe('kept');
  });

  test('[ON-2] is sent once for many changes made without a network', async () => {
    const { app, content } = await startWithBridge();
    app.network.goOffline();
    await app.act(choose('eins'), choose('zwei'), choose('drei'));
    app.network.goOnline();
    await app.act();
    expect(sent(content)).toEqual([[1, 'drei']]);
  });

  test('[ON-2, CT-11] what is written while an earlier one is sent goes on from what that one got', async () => {
    const { app, content } = await startWithBridge();
    app.http.always(/POST .*draft/, { late: 5000 });
    await app.act(choose('eins'));
    await app.act(choose('zwei'));
    await pass(60_000);
    expect(sent(content)).toEqual([
      [1, 'eins'],
      [2, 'zwei'],
    ]);
    expect(placeOf(app)).toBe('sent');
  });

  test('[CT-1] that is as the server has it is not sent', async () => {
    const { app, content } = await startWithBridge();
    await app.act(choose('Brücke'));
    expect([content.posts, placeOf(app)]).toEqual([[], 'sent']);
  });

  test('[CT-10] a new item is on the device before its page opens', async () => {
    const { app } = await start({ isOnline: false });
    await app.act(makeRequested(emptyBody('exercise')));
    const { made } = selectContent(app.state());
    expect(made).toMatchObject({ kind: 'exercise' });
    expect(rowsOf(app)).toMatchObject([{ payload: { key: made?.key, revision: 0 } }]);
  });
});

describe('two people on one draft', () => {
  const startConflict = async () => {
    const started = await startWithBridge();
    const { app, content } = started;
    app.network.goOffline();
    await app.act(choose('Von Tina'));
    content.changeElsewhere(key, exercise('Von Theo'));
    app.network.goOnline();
    await app.act();
    const entry = selectDraftEntry(app.state(), key);
    if (!entry?.conflict) throw new Error('There is no conflict.');
    return { ...started, clientId: entry.clientId, seen: entry.conflict.revision };
  };

  test('[CT-11] nothing is overwritten: the own one waits until the person decides', async () => {
    const { app, content } = await startConflict();
    expect([nameOf(app), placeOf(app)]).toEqual(['Von Tina', 'conflict']);
    expect(content.of(key).body).toMatchObject({ name: 'Von Theo' });
  });

  test('[CT-11] what was loaded after the person began to type is not overwritten', async () => {
    const { app, content } = await startWithBridge();
    content.changeElsewhere(key, exercise('Von Theo'));
    await app.act(type('Von Tina'), opened());
    await app.act();
    await app.act(fieldLeft(key));
    await app.act();
    expect(content.of(key)).toMatchObject({ revision: 2, body: { name: 'Von Theo' } });
    expect([nameOf(app), placeOf(app)]).toEqual(['Von Tina', 'conflict']);
  });

  test('[ON-2, CT-11] what was begun before the own last one was sent goes on from what that one got', async () => {
    const { app, content } = await startWithBridge();
    app.http.always(/POST .*draft/, { late: 5000 });
    await app.act(choose('eins'));
    await app.act(type('zwei'));
    await pass(60_000);
    await app.act(fieldLeft(key));
    await pass(60_000);
    expect(content.of(key)).toMatchObject({ revision: 3, body: { name: 'zwei' } });
    expect(placeOf(app)).toBe('sent');
  });

  test.each([
    ['written', choose],
    ['typed', type],
  ])(
    '[ON-2, CT-11] what is %s on an own one whose answer was lost asks about what came after that',
    async (_, write) => {
      const { app, content } = await startWithBridge();
      app.http.script(/POST .*draft/, 'responseLost');
      await app.act(choose('eins'));
      await app.act(write('zwei'));
      content.changeElsewhere(key, exercise('Von Theo'));
      await pass(60_000);
      await app.act(fieldLeft(key));
      await pass(60_000);
      expect(content.of(key)).toMatchObject({ revision: 3, body: { name: 'Von Theo' } });
      expect([nameOf(app), placeOf(app)]).toEqual(['zwei', 'conflict']);
    },
  );

  test('[ON-2] the own one does not give way to a newer one that is only in memory', async () => {
    expectErrors('saveEntry');
    const { app, content } = await startWithBridge();
    content.changeElsewhere(key, exercise('Von Theo'));
    app.http.script(/POST .*draft/, { slow: 5000 });
    await app.act(choose('eins'));
    app.device.outbox.failures.push(diskIsFull());
    await app.act(choose('zwei'));
    await pass(60_000);
    expect(rowsOf(app)).toMatchObject([
      { payload: { body: { name: 'eins' } }, conflict: { body: { name: 'Von Theo' } } },
    ]);
    expect([nameOf(app), placeOf(app)]).toEqual(['zwei', 'conflict']);
  });

  test('[CT-11] the own one is written on the present one, with what was written since', async () => {
    const { app, content, clientId, seen } = await startConflict();
    await app.act(type('Von Tina, weiter'), settled({ clientId, seen, keeps: 'own' }));
    await app.act();
    expect(content.of(key)).toMatchObject({ revision: seen + 1, body: { name: 'Von Tina, weiter' } });
    expect([placeOf(app), rowsOf(app)]).toEqual(['sent', []]);
  });

  test('[CT-11] the own one gives way to the present one', async () => {
    const { app, content, clientId, seen } = await startConflict();
    await app.act(settled({ clientId, seen, keeps: 'present' }));
    await app.act();
    expect([nameOf(app), placeOf(app), rowsOf(app)]).toEqual(['Von Theo', 'sent', []]);
    expect(content.of(key).revision).toBe(seen);
  });

  test('[CT-11] a decision on an older version changes nothing', async () => {
    const { app, clientId, seen } = await startConflict();
    await app.act(settled({ clientId, seen: seen - 1, keeps: 'present' }));
    expect([nameOf(app), placeOf(app)]).toEqual(['Von Tina', 'conflict']);
  });

  test('[CT-11] the same text twice is not asked about', async () => {
    const { app, content } = await startWithBridge();
    app.network.goOffline();
    await app.act(choose('Gleich'));
    content.changeElsewhere(key, exercise('Gleich'));
    app.network.goOnline();
    await app.act();
    expect([placeOf(app), selectDraftEntry(app.state(), key)]).toEqual(['sent', null]);
  });
});

describe('publishing', () => {
  const { publishAsked, publishConfirmed, changeRequested } = contentActions;

  test('[CT-11] what was typed is sent before the plan is asked for, and the person is asked', async () => {
    const { app, content } = await startWithBridge();
    await app.act(type('Brücken'), publishAsked([key]));
    await app.act();
    expect(sent(content)).toEqual([[1, 'Brücken']]);
    expect(selectContent(app.state()).publishing).toMatchObject({ status: 'asking', plan: content.plan });
  });

  test('[CT-11] a plan with problems asks nothing and shows them', async () => {
    const { app, content } = await startWithBridge();
    const problem = { key, path: 'name', message: 'Der Name fehlt.' };
    content.plan = { versions: [], limitedClips: [], problems: [problem] };
    await app.act(publishAsked([key]));
    await app.act();
    const { publishing, problems } = selectContent(app.state());
    expect([publishing.status, problems]).toEqual(['idle', [problem]]);
  });

  test('[CT-11] publishes what was planned, and the update brings it to this device', async () => {
    const { app } = await startWithBridge();
    await app.act(publishAsked([key]));
    await app.act();
    await app.act(publishConfirmed({ spelling: false }));
    await app.act();
    expect(selectContentItem(app.state(), 'exercise', key)).toMatchObject({
      state: 'published',
      hasDraft: false,
    });
    expect(app.state().toasts.messages.map(({ text }) => text)).toContain(contentTexts.published);
    expect(app.state().update.status).not.toBe('idle');
  });

  test('[CT-11] does not publish what somebody else has written since the plan was made', async () => {
    expectErrors('publishContent');
    const { app, content } = await startWithBridge();
    await app.act(publishAsked([key]));
    await app.act();
    content.changeElsewhere(key, exercise('Von Theo'));
    await app.act(opened());
    await app.act();
    await app.act(publishConfirmed({ spelling: false }));
    await app.act();
    expect(selectContentItem(app.state(), 'exercise', key)?.state).toBe('draft');
    expect(selectContent(app.state()).publishing).toMatchObject({
      status: 'failed',
      error: 'Jemand anderes hat das geändert.',
    });
  });

  test('[CT-11] needs the network, and says that the draft is safe', async () => {
    const { app } = await startWithBridge();
    app.network.goOffline();
    await app.act(type('Brücken'), publishAsked([key]));
    await app.act();
    const { publishing } = selectContent(app.state());
    expect([publishing.status, publishing.error]).toEqual(['failed', contentTexts.offlineChange]);
    expect(placeOf(app)).toBe('kept');
  });

  test('[CT-1] retires an item and takes it back', async () => {
    const { app } = await startWithBridge();
    await app.act(changeRequested({ key, action: 'retire' }));
    await app.act();
    expect(selectContentItem(app.state(), 'exercise', key)?.state).toBe('retired');
    await app.act(changeRequested({ key, action: 'bringBack' }));
    await app.act();
    expect(selectContentItem(app.state(), 'exercise', key)?.state).toBe('published');
  });

  test('[CT-1] a new item that the server never got is given up without a network', async () => {
    const { app } = await start({ isOnline: false });
    await app.act(makeRequested(emptyBody('exercise')));
    const made = selectContent(app.state()).made?.key ?? '';
    await app.act(changeRequested({ key: made, action: 'discard' }));
    await app.act();
    expect([selectContentItem(app.state(), 'exercise', made), rowsOf(app)]).toEqual([undefined, []]);
  });

  test('[CT-11] what is loaded late does not take the place of a later draft', async () => {
    const { app, content } = await startWithBridge();
    const former = content.items;
    await app.act(choose('Brücken'));
    content.items = former;
    await app.act(opened());
    await app.act();
    expect(nameOf(app)).toBe('Brücken');
  });

  test('[CT-1] what is loaded late does not take away an item that the server has got meanwhile', async () => {
    const { app, content } = await start();
    app.http.always(/GET .*content/, { late: 5000 });
    await app.act(opened());
    await app.act(choose('Brücke'));
    expect(content.posts).toHaveLength(1);
    // The answer is from before the item.
    content.items = [];
    await pass(60_000);
    expect([nameOf(app), placeOf(app), selectContent(app.state()).status]).toEqual([
      'Brücke',
      'sent',
      'succeeded',
    ]);
  });
});
