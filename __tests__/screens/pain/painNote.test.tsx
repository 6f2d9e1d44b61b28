import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { TestRun } from '../../../src/contract/runs';
import { AthleteScreen } from '../../../src/screens/athlete/AthleteScreen';
import { AthletesScreen } from '../../../src/screens/athletes/AthletesScreen';
import { ScreeningOverviewScreen } from '../../../src/screens/screening/ScreeningOverviewScreen';
import { deskActions } from '../../../store/desk/slice';
import { serverActions } from '../../../store/server/slice';
import { aScreeningRun, aTestRun, aTrainer } from '../../builders';
import { aFilledStore } from '../filledStore';
import { renderScreen } from '../renderScreen';

const strong: Partial<TestRun> = { pain: 6, painNote: 'Zieht im Knie' };
const withResult = aTestRun(strong);
const alone = aTestRun({ ...strong, questionResults: [], questionRangeResults: [] });
const without = aTestRun({ pain: 6, painNote: null });

/** The pages on which a trainer sees the pain of an athlete. */
const pages: [name: string, element: ReactElement, path: string, at: string][] = [
  ['the result', <ScreeningOverviewScreen key="" />, '/screeningoverview/:userId', '/screeningoverview/2'],
  ['the athlete’s page', <AthleteScreen key="" />, '/athletes/:userId', '/athletes/2'],
  ['the desk', <AthletesScreen key="" />, '/athletes', '/athletes'],
];

const open = ([, element, path, at]: (typeof pages)[number], testRun: TestRun) => {
  const run = aScreeningRun({
    completed: true,
    position: null,
    start: new Date().toISOString(),
    testRuns: [testRun],
  });
  const { store } = aFilledStore({ user: aTrainer(), runs: [run] });
  const features = ['assignments', 'trainings', 'pain'];
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null, isDemo: false }));
  store.dispatch(deskActions.loaded({ trainings: [], feedback: [], published: [] }));
  renderScreen(element, { store, path, at });
};

describe.each(pages)('%s', (...page) => {
  test.each([
    ['a test with a result', withResult],
    ['a test without a result', alone],
  ])('[PN-5] shows the trainer the note of a pain at %s beside its number', (_which, testRun) => {
    open(page, testRun);
    // The page of the athlete begins with it, too.
    expect(screen.getAllByText(/Schmerz 6 von 10/).at(-1)).toBeVisible();
    expect(screen.getAllByText(/„Zieht im Knie“/).at(-1)).toBeVisible();
  });

  test('[PN-5] shows nothing more where nothing was written', () => {
    open(page, without);
    expect(screen.getAllByText(/Schmerz 6 von 10/).at(-1)?.textContent).not.toContain('„');
    expect(screen.queryByText('„')).toBeNull();
  });
});
