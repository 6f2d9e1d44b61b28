import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { membersFeature } from '../../../src/contract/features';
import { AthleteScreen } from '../../../src/screens/athlete/AthleteScreen';
import { AthletesScreen } from '../../../src/screens/athletes/AthletesScreen';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { selectOffice } from '../../../store/office/selectors';
import { updateActions } from '../../../store/update/slice';
import { aServerExerciseRun } from '../../builders';
import { aClub, anna, tina } from '../../fakes/club';
import { startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import { renderScreen } from '../renderScreen';

onVirtualTime();

/** Tina's device after an update, on a server that has everything. */
const startTina = async () => {
  const server = aClub();
  server.offerDesk();
  server.notes.features = [...(server.notes.features ?? []), membersFeature];
  const app = await startUpdatedApp({ user: tina, server });
  await app.act(updateActions.updateRequested());
  app.live.latest().succeed();
  await pass(60_000);
  app.history.length = 0;
  return app;
};

type App = Awaited<ReturnType<typeof startTina>>;

const open = async (app: App, page: ReactElement, path: string, at = path) => {
  const rendered = renderScreen(page, { store: app.store, path, at });
  await act(async () => settle());
  return rendered;
};

/** The channel says that something has changed. */
const tell = (app: App) =>
  act(async () => {
    app.live.latest().change();
    await settle();
  });

const train = async (app: App) => {
  app.server.exerciseRuns.all.push(aServerExerciseRun({ id: 601, userId: anna.id, screeningRunId: null }));
  await tell(app);
};

const updates = (app: App) => app.typesOf('update/updateStarted').length;

test.each<[string, ReactElement, string, string]>([
  ['the start page', <WelcomeScreen key="/" />, '/', '/'],
  ['the desk', <AthletesScreen key="/" />, '/athletes', '/athletes'],
  ['an athlete’s page', <AthleteScreen key="/" />, '/athletes/:userId', `/athletes/${anna.id}`],
])(
  '[DE-7] %s asks when it opens and when it is told, and no longer when it is left',
  async (_, page, path, at) => {
    const app = await startTina();
    const { unmount } = await open(app, page, path, at);
    expect(updates(app)).toBe(1);
    expect(screen.getByText(/^Stand /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aktualisieren' })).toBeVisible();
    await tell(app);
    expect(updates(app)).toBe(2);
    unmount();
    await tell(app);
    expect(updates(app)).toBe(2);
  },
);

test('[DE-7] [LC-16] the open desk shows what an athlete does', async () => {
  const app = await startTina();
  await open(app, <AthletesScreen />, '/athletes', '/athletes?shown=all');
  const row = () => within(screen.getByRole('row', { name: /Anna/ }));
  expect(row().getByText('noch kein Training')).toBeVisible();
  await train(app);
  expect(row().queryByText('noch kein Training')).toBeNull();
  expect(row().getByText(/^zuletzt /)).toBeVisible();
});

test('[DE-7] [LC-16] the open page of an athlete shows what they do', async () => {
  const app = await startTina();
  await open(app, <AthleteScreen />, '/athletes/:userId', `/athletes/${anna.id}`);
  expect(selectOffice(app.state()).desk.trainings).toEqual([]);
  const before = screen.getByRole('region', { name: 'Trainings' }).textContent;
  await train(app);
  expect(screen.getByRole('region', { name: 'Trainings' })).not.toHaveTextContent(String(before));
});

test.each<[string, ReactElement, string]>([
  ['The start page', <WelcomeScreen key="/" />, '/'],
  ['The desk', <AthletesScreen key="/" />, '/athletes'],
])('[DE-7] %s that had no athletes shows those who were invited elsewhere', async (_, page, path) => {
  const app = await startTina();
  const { users } = app.server.content;
  const index = users.findIndex(({ id }) => id === tina.id);
  users[index] = { ...tina, athleteIds: [], authorities: ['ROLE_TRAINER'] };
  await app.act(updateActions.updateRequested());
  await open(app, page, path);
  expect(screen.getAllByText(/^Noch keine Athleten/)[0]).toBeVisible();
  users[index] = { ...tina, authorities: ['ROLE_TRAINER'] };
  await tell(app);
  expect(screen.queryAllByText(/^Noch keine Athleten/)).toEqual([]);
});
