import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Screening } from '../../../src/contract/schemas';
import { historyOf } from '../../../src/domain/progress/history';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import { ClosingCard } from '../../../src/screens/progress/ClosingCard';
import { aRatedRun, aScreeningOf, dayOf, now, testRunsOf } from '../../domain/progress/rated';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const screening: Screening = aScreeningOf(7, 5);

const run = (start: string, checked: number, ratedBy = 1): LocalScreeningRun =>
  aRatedRun({ clientId: `run-${start}`, start, testRuns: testRunsOf(screening, checked), ratedBy });

const show = (...runs: LocalScreeningRun[]) =>
  renderScreen(<ClosingCard history={historyOf(runs, [screening], now)} now={now} />);

const june = '2026-06-12T08:00:00.000Z';
const gains = () =>
  within(screen.getAllByRole('list')[0] ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[SN-4] [SN-5] the card says what has changed since the first screening, and what succeeds now', async () => {
  const { container, user } = show(run(june, 20), run(dayOf(2), 20), run(dayOf(28), 30));
  expect(screen.getByRole('heading', { name: 'Deine Saison' })).toBeVisible();
  expect(screen.getByText('12.06.2026 bis 28.11.2026')).toBeVisible();
  expect(screen.getByText('▲ 29 Punkte, mehr als die übliche Schwankung')).toBeVisible();
  expect(
    screen.getByText('Gesamtwert von 57 % auf 86 %. Die übliche Schwankung liegt bei 15 Punkten.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Was du jetzt kannst, im Juni noch nicht' })).toBeVisible();
  expect(gains()).toEqual([501, 502, 503, 504, 505].map((id) => `Frage ${id}Test 5`));
  await user.click(screen.getByText('5 weitere Antworten zeigen'));
  expect(screen.getByText('Frage 602')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[SN-4] what the line above says is not said again', () => {
  show(run(dayOf(2), 20), run(dayOf(28), 27));
  expect(screen.getByRole('heading', { name: 'Deine Saison' })).toBeVisible();
  expect(screen.queryByText(/Schwankung liegt/)).toBeNull();
  expect(screen.queryByText(/▲/)).toBeNull();
});

test('[SN-5] a first screening in the month of the last is named by its day', () => {
  show(run(dayOf(2), 20), run(dayOf(28), 27));
  expect(screen.getByRole('heading', { name: 'Was du jetzt kannst, am 02.11. noch nicht' })).toBeVisible();
});

test('[SN-4] other raters have a larger error, and the card says so', () => {
  show(run(june, 20), run(dayOf(2), 22), run(dayOf(28), 35, 2));
  expect(
    screen.getByText(/Bewertet von zwei Personen, darum ist die übliche Schwankung größer/),
  ).toBeVisible();
});

test('[SN-4] a change within the error has no arrow, and nothing is claimed', () => {
  show(run(june, 20), run(dayOf(2), 21), run(dayOf(28), 22));
  expect(screen.getByText('+6 Punkte, in der üblichen Schwankung')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Was du jetzt kannst/ })).toBeNull();
});

test('[SN-4] there is no card with one screening, nor where the line above has said all of it', () => {
  show(run(dayOf(28), 22));
  show(run(june, 20), run(dayOf(28), 21));
  expect(screen.queryByRole('heading', { name: 'Deine Saison' })).toBeNull();
});
