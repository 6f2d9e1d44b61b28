import type { ContentItem } from '../../../src/contract/content';
import { contentFeature } from '../../../src/contract/features';
import { contentTexts } from '../../../src/texts/content';
import { selectContent, selectContentItem } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { anExerciseDraft, aTrainer, keyOf } from '../../builders';
import { anExerciseItem, aScreeningItem } from '../../builders/contentDrafts';
import { aClub, anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { FakeContent } from '../../fakes/FakeContent';
import { withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const tina = aTrainer({ athleteIds: [anna.id], authorities: ['ROLE_TRAINER', 'ROLE_CONTENT'] });
const { left, opened, sampleRequested, samplesOpened } = contentActions;
const bridge = keyOf(1);
const items: ContentItem[] = [
  aScreeningItem({ name: 'Kurz-Check', tests: [] }),
  anExerciseItem(anExerciseDraft({ name: 'Brücke des Beispiels' }), { key: bridge }),
];
const sampleOf = (name: string, its: ContentItem[]) => ({
  name,
  title: name,
  description: 'Drei Tests.',
  items: its,
});

/** The page of a trainer who may make content, on which two samples are offered. */
const start = async () => {
  const content = new FakeContent();
  const other = aScreeningItem({ name: 'Anderes', tests: [] }, { key: keyOf(32) });
  content.samples = [sampleOf('kurz-check', items), sampleOf('anderes', [other])];
  const server = withOffice(aClub(), content.answers);
  server.notes.features?.push(contentFeature);
  const app = await startApp({ device: aDeviceOf(tina), server });
  await app.act(opened(), samplesOpened());
  await app.act();
  return { app, content };
};

const taken = (app: App) =>
  selectContent(app.state())
    .samples.list.filter(({ isTaken }) => isTaken)
    .map(({ name }) => name);
const posts = ({ http }: App) =>
  http.requests.filter(({ method, path }) => method === 'POST' && path === '/content/samples/');
const take = async (app: App, name = 'kurz-check') => {
  await app.act(sampleRequested(name));
  await app.act();
};

describe('[CT-10] a sample', () => {
  test('is offered, taken over, and its items are in the list and on this device', async () => {
    const { app } = await start();
    expect([selectContent(app.state()).samples.list.length, taken(app)]).toEqual([2, []]);
    await take(app);
    expect(taken(app)).toEqual(['kurz-check']);
    expect(selectContentItem(app.state(), 'screening', keyOf(31))?.state).toBe('published');
    expect(selectContent(app.state()).taking.status).toBe('succeeded');
    expect(app.state().toasts.messages.map(({ text }) => text)).toContain(contentTexts.samples.done);
    expect(app.state().update.status).not.toBe('idle');
  });

  test('leaves what the club has, and what somebody is writing', async () => {
    const { app } = await start();
    const own = { key: bridge, kind: 'exercise', body: anExerciseDraft({ name: 'Unsere Brücke' }) } as const;
    await app.act(contentActions.chosen(own));
    await app.act();
    await app.act(contentActions.typed({ ...own, body: anExerciseDraft({ name: 'Unsere Brücke, weiter' }) }));
    await take(app);
    expect(selectContent(app.state()).items.find(({ key }) => key === bridge)?.body).toEqual(own.body);
    expect(selectContentItem(app.state(), 'exercise', bridge)?.body.name).toBe('Unsere Brücke, weiter');
  });

  test('only one at a time, and one press is one request', async () => {
    const { app } = await start();
    app.http.always(/POST .*samples/, { late: 5000 });
    await app.act(sampleRequested('kurz-check'), sampleRequested('anderes'));
    await pass(60_000);
    expect(posts(app).map(({ body }) => body)).toMatchObject([{ name: 'kurz-check' }]);
    expect(taken(app)).toEqual(['kurz-check']);
  });

  test('[ON-3] sent again after a lost answer, with the same id', async () => {
    const { app } = await start();
    app.http.script(/POST .*samples/, 'responseLost');
    await app.act(sampleRequested('kurz-check'));
    await pass(60_000);
    const sent = posts(app).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(taken(app)).toEqual(['kurz-check']);
  });

  test('goes on being taken over when the page is left', async () => {
    const { app } = await start();
    app.http.always(/POST .*samples/, { late: 5000 });
    await app.act(sampleRequested('kurz-check'), left());
    expect(selectContent(app.state()).taking.status).toBe('running');
    await pass(60_000);
    expect(taken(app)).toEqual(['kurz-check']);
    await app.act(left());
    expect(selectContent(app.state()).taking.status).toBe('idle');
  });

  test('of which a part is retired says what to do, and changes nothing', async () => {
    const { app, content } = await start();
    content.answers['POST /content/samples/'] = () => {
      throw new Refusal(422, 'Das lässt sich so noch nicht veröffentlichen.', {
        problems: [{ key: keyOf(31), path: 'tests.0', message: 'Dieser Test ist zurückgezogen.' }],
      });
    };
    await take(app);
    expect(selectContent(app.state()).taking).toMatchObject({
      status: 'failed',
      name: 'kurz-check',
      error: contentTexts.samples.retired,
    });
    expect([taken(app), selectContent(app.state()).items]).toEqual([[], []]);
  });

  test('that the server does not know says so, and another one can be taken over', async () => {
    expectErrors('takeSample');
    const { app } = await start();
    await take(app, 'keines');
    expect(selectContent(app.state()).taking).toMatchObject({
      status: 'failed',
      error: 'Dieses Beispiel gibt es nicht.',
    });
    await take(app);
    expect(taken(app)).toEqual(['kurz-check']);
  });

  test('list that cannot be loaded says why, and comes with the next try', async () => {
    expectErrors('loadSamples');
    const { app } = await start();
    app.http.script(/GET .*samples/, 403);
    await app.act(samplesOpened());
    await pass(60_000);
    expect(selectContent(app.state()).samples.status).toBe('failed');
    await app.act(samplesOpened());
    await app.act();
    expect(selectContent(app.state()).samples).toMatchObject({ status: 'succeeded', error: null });
  });
});
