import { act, screen as page } from '@testing-library/react';
import { RelationFields } from '../../../src/screens/content/RelationFields';
import { contentActions } from '../../../store/content/slice';
import { anExerciseDraft } from '../../builders';
import { aBasisItem, anExerciseItem } from '../../builders/contentDrafts';
import { renderScreen } from '../renderScreen';

const bridge = anExerciseItem(anExerciseDraft({ name: 'Brücke' }));
const unreached = 'Keine Antwort führt zu dieser Übung, und auf der Basisliste steht sie auch nicht.';

test('[CT-4] [CT-8] an exercise says that nothing leads to it, until something does', () => {
  const { store } = renderScreen(
    <RelationFields item={bridge} problemAt={() => undefined} onType={() => {}} onChoose={() => {}} />,
  );
  act(() => void store.dispatch(contentActions.loaded([bridge])));
  expect(page.getByText(unreached)).toBeVisible();
  act(() => void store.dispatch(contentActions.changed(aBasisItem([bridge.key]))));
  expect(page.queryByText(unreached)).toBeNull();
});
