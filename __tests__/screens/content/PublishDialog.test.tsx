import { act, screen as page } from '@testing-library/react';
import type { PublishPlan } from '../../../src/contract/content';
import { PublishDialog } from '../../../src/screens/content/PublishDialog';
import { contentActions } from '../../../store/content/slice';
import { aScreeningItem } from '../../builders/contentDrafts';
import { renderScreen } from '../renderScreen';

/** The question for a screening whose publication makes this version. */
const ask = (version: number) => {
  const item = aScreeningItem(undefined, { version: version - 1, hasDraft: true });
  const versions: PublishPlan['versions'] = [
    { key: item.key, name: 'Grundscreening', version, athletes: 2, runs: 1 },
  ];
  const { store } = renderScreen(<PublishDialog item={item} />);
  act(() => {
    store.dispatch(contentActions.publishAsked([item.key]));
    store.dispatch(contentActions.planned({ items: [], plan: { versions, limitedClips: [], problems: [] } }));
  });
};

test('[CT-11] a publication says which version it makes, who gets it and what keeps the former one', () => {
  ask(3);
  const dialog = page.getByRole('dialog', { name: 'Grundscreening veröffentlichen?' });
  expect(dialog).toHaveTextContent('„Grundscreening“ bekommt Fassung 3.');
  expect(dialog).toHaveTextContent('2 Athleten machen als Nächstes die neue Fassung.');
  expect(dialog).toHaveTextContent('1 Screening bleibt bei der bisherigen.');
  expect(page.getByRole('switch', { name: 'Nur Rechtschreibung' })).not.toBeChecked();
});

test('[CT-11] the first publication speaks of no former one, and cannot be a correction of spelling', () => {
  ask(1);
  expect(page.getByRole('dialog')).toHaveTextContent('„Grundscreening“ lässt sich danach zuweisen.');
  expect(page.queryByText(/bisherigen/)).toBeNull();
  expect(page.queryByRole('switch')).toBeNull();
});
