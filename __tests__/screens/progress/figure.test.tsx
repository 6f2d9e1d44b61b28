import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { CurrentUser, Screening } from '../../../src/contract/schemas';
import { AthleteScreen } from '../../../src/screens/athlete/AthleteScreen';
import { ProgressScreen } from '../../../src/screens/progress/ProgressScreen';
import { deskActions } from '../../../store/desk/slice';
import { serverActions } from '../../../store/server/slice';
import {
  aCurrentUser,
  anExercise,
  anExerciseWeight,
  aQuestion,
  aScreening,
  aTest,
  aTestRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { aRatedRun, dayOf } from '../../domain/progress/rated';
import { aFilledStore } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const anna = aUser();
const tina = aTrainer();
const lowering = anExercise({ id: 71, name: 'Aktives Beinsenken' });
const helped = { exerciseWeights: [anExerciseWeight({ id: lowering.id })] };

/**
 * Left one of two hip questions is met, right both; of the knees only the left one is asked. The weakest is not the
 * first.
 */
const regions = ['hipLeft', 'hip', 'hipRight', 'kneeLeft', 'shoulder'];
const aFigureScreening = (): Screening =>
  aScreening({
    tests: [
      aTest({
        name: 'Beinheben',
        questions: regions.map((region, index) =>
          aQuestion({ id: index + 1, description: `Frage ${index + 1}`, region, ...helped }),
        ),
        rangeQuestions: [],
      }),
    ],
  });

const withoutRegions = (screening: Screening): Screening => ({
  ...screening,
  tests: screening.tests.map((test) => ({
    ...test,
    questions: test.questions.map(({ region: _, ...question }) => question),
  })),
});

const run = () =>
  aRatedRun({
    start: dayOf(2),
    ratedBy: tina.id,
    exercises: [lowering],
    testRuns: [
      aTestRun({
        questionResults: [false, true, true, true, true].map((checked, index) => ({
          questionId: index + 1,
          checked,
        })),
        questionRangeResults: [],
      }),
    ],
  });

interface Shown {
  user?: CurrentUser;
  screening?: Screening;
  path?: string;
  at?: string;
  page?: 'progress' | 'athlete';
}

const open = ({
  user = aCurrentUser(),
  screening = aFigureScreening(),
  path = '/progress/:view?',
  at = '/progress/figure',
  page = 'progress',
}: Shown = {}) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(dayOf(28)));
  const { store } = aFilledStore({
    user,
    users: [anna, tina],
    screenings: [screening],
    runs: [run()],
    userScreenings: [aUserScreening()],
  });
  store.dispatch(
    serverActions.loaded({ features: ['trainings'], instance: null, epoch: null, isDemo: false }),
  );
  store.dispatch(deskActions.loaded({ trainings: [], feedback: [], published: [] }));
  return renderScreen(page === 'progress' ? <ProgressScreen /> : <AthleteScreen />, { store, path, at });
};

const joints = () => within(screen.getByRole('group', { name: 'Gelenk wählen' }));

test('[MF-2] [MF-3] each joint and side is named with its number; what has no answer is not measured', async () => {
  const { container } = open();
  expect(joints().getAllByRole('radio')).toHaveLength(9);
  expect(joints().getByRole('radio', { name: 'Hüfte links, 50\u00a0%, Ausbaufähig' })).toBeChecked();
  expect(joints().getByRole('radio', { name: 'Hüfte rechts, 100\u00a0%, Gut' })).toBeVisible();
  expect(joints().getByRole('radio', { name: 'Knie links, 100\u00a0%, Gut' })).toBeVisible();
  expect(joints().getByRole('radio', { name: 'Knie rechts, nicht gemessen' })).toBeVisible();
  expect(joints().getByRole('radio', { name: 'Rumpf, nicht gemessen' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[MF-4] the weakest joint is looked at first, with the answers that lost points and the exercises for them', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { name: 'Hüfte links: 50\u00a0%, rechts: 100\u00a0%' })).toBeVisible();
  expect(screen.getByText('Frage 1').closest('li')).toHaveTextContent('Frage 1BeinhebenNein');
  expect(screen.getByText('Aktives Beinsenken')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Trainingsplan' })).toHaveAttribute(
    'href',
    '/trainingoverview',
  );
  await user.click(screen.getByText('1 Antwort ohne Abzug zeigen'));
  expect(screen.getByText('Frage 2').closest('li')).toHaveTextContent(
    'Frage 2Beinheben, gilt für beide SeitenJa',
  );
});

test('[MF-4] with the keyboard alone one goes from joint to joint', async () => {
  const { user } = open();
  joints()
    .getByRole('radio', { name: /^Hüfte links/ })
    .focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Hüfte rechts: 100\u00a0%, links: 50\u00a0%' })).toBeVisible();
  expect(screen.getByText('Alle Antworten sind ohne Abzug.')).toBeVisible();
  expect(screen.queryByText('Aktives Beinsenken')).toBeNull();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('heading', { name: 'Rumpf: nicht gemessen' })).toBeVisible();
  expect(screen.getByText('Im letzten Screening gibt es dazu keine Antwort.')).toBeVisible();
});

test('[MF-4] tables say the same as the figure', async () => {
  const { user, container } = open();
  await user.click(screen.getByRole('radio', { name: 'Als Tabelle' }));
  const rows = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows('Tabelle Werte der Gelenke')).toEqual([
    'GelenkWertErgebnisDafür im Plan',
    'Schulter links100\u00a0%Gut',
    'Schulter rechts100\u00a0%Gut',
    'Rumpfnicht gemessen',
    'Hüfte links50\u00a0%AusbaufähigAktives Beinsenken',
    'Hüfte rechts100\u00a0%Gut',
    'Knie links100\u00a0%Gut',
    'Knie rechtsnicht gemessen',
    'Fuß linksnicht gemessen',
    'Fuß rechtsnicht gemessen',
  ]);
  expect(rows('Tabelle Antworten')).toContain('Hüfte linksFrage 2JaBeinheben, gilt für beide Seiten');
  expect(await axe(container)).toHaveNoViolations();
});

test('[MF-1] the progress leads to the figure and names the weakest joints', async () => {
  const { user } = open({ at: '/progress' });
  expect(screen.getByText('Am meisten Luft nach oben: Hüfte links 50 %.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Zur Figur' }));
  expect(address()).toBe('/progress/figure');
});

test('[MF-1] where the content does not say what it measures, no figure is offered, and its address is the progress', () => {
  const screening = withoutRegions(aFigureScreening());
  open({ screening });
  expect(address()).toBe('/progress');
  expect(screen.getByText('Gesamtwert')).toBeVisible();
  expect(screen.queryByText('Wo es noch hakt')).toBeNull();
});

test('[MF-1] the page of an athlete leads the trainer there by one link; the plan stays the athlete’s', async () => {
  const trainers = {
    user: tina,
    path: '/athletes/:userId',
    at: `/athletes/${anna.id}`,
    page: 'athlete',
  } as const;
  open(trainers);
  expect(screen.getByRole('link', { name: 'Wo es noch hakt' })).toHaveAttribute(
    'href',
    `/athletes/${anna.id}/progress/figure`,
  );
});

test('[MF-4] a trainer sees the exercises without a link to a plan of their own', () => {
  open({
    user: tina,
    path: '/athletes/:userId/progress/:view?',
    at: `/athletes/${anna.id}/progress/figure`,
  });
  expect(screen.getByText('Aktives Beinsenken')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zum Trainingsplan' })).toBeNull();
});
