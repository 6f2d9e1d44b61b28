import { act, screen as page, within } from '@testing-library/react';
import type { ContentSample } from '../../../src/contract/content';
import { SamplesCard } from '../../../src/screens/content/SamplesCard';
import { contentActions } from '../../../store/content/slice';
import { networkActions } from '../../../store/network/slice';
import { renderScreen } from '../renderScreen';

const samples: ContentSample[] = [
  { name: 'ganz', title: 'Athletik-Screening', description: '7 Tests, 23 Übungen.', isTaken: false },
  { name: 'kurz', title: 'Kurz-Check', description: '3 Tests.', isTaken: false },
];

/** The card with two samples. */
const show = () => {
  const rendered = renderScreen(<SamplesCard />);
  const { store } = rendered;
  act(() => {
    store.dispatch(networkActions.onlineChanged(true));
    store.dispatch(contentActions.samplesLoaded(samples));
  });
  const row = (name: string) =>
    within(page.getAllByRole('listitem').find((one) => one.textContent?.includes(name)) ?? fail(name));
  return { ...rendered, row };
};

const fail = (name: string): never => {
  throw new Error(`There is no sample ${name}.`);
};

test('[CT-10] a sample says what is in it, and what taking it over does', () => {
  const { row } = show();
  expect(row('Athletik-Screening').getByText('7 Tests, 23 Übungen.')).toBeVisible();
  expect(page.getByText(/Was ihr schon habt, bleibt, wie es ist/)).toBeVisible();
  expect(row('Kurz-Check').getByRole('button', { name: 'Übernehmen' })).toHaveAccessibleDescription(
    'Kurz-Check',
  );
});

test('[CT-10] while one is taken over no other can be, and then the keyboard goes on from the heading', async () => {
  const { row, user, store } = show();
  await user.click(row('Kurz-Check').getByRole('button'));
  expect(row('Kurz-Check').getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(row('Athletik-Screening').getByRole('button')).toBeDisabled();
  act(() => {
    store.dispatch(contentActions.sampleTaken({ name: 'kurz', items: [] }));
  });
  expect(row('Kurz-Check').queryByRole('button')).toBeNull();
  expect(row('Kurz-Check').getByText('übernommen')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Beispiele' })).toHaveFocus();
  expect(row('Athletik-Screening').getByRole('button')).toBeEnabled();
});

test('[CT-10] a fault stands at the sample that it is about', async () => {
  const { row, user, store } = show();
  await user.click(row('Kurz-Check').getByRole('button'));
  act(() => {
    store.dispatch(contentActions.takingFailed('Der Server ist nicht erreichbar.'));
  });
  expect(row('Kurz-Check').getByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
  expect(row('Athletik-Screening').queryByRole('alert')).toBeNull();
  expect(row('Kurz-Check').getByRole('button')).toBeEnabled();
});

test('[CT-10] without a network the samples stay to be read, and the card says that taking one needs it', () => {
  const { row, store } = show();
  act(() => {
    store.dispatch(networkActions.onlineChanged(false));
  });
  expect(page.getByText('Zum Übernehmen brauchst du ein Netz.')).toBeVisible();
  expect(row('Kurz-Check').getByRole('button')).toBeDisabled();
});
