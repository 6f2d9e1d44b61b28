import { screen as page, within } from '@testing-library/react';
import { TestPreview } from '../../../src/screens/content/test/TestPreview';
import { anExerciseDraft, keyOf } from '../../builders';
import { aLeadingTest, anExerciseItem } from '../../builders/contentDrafts';
import { renderScreen } from '../renderScreen';

const items = [anExerciseItem(anExerciseDraft({ name: 'Wadenheben' }))];

test('[CT-9] [CT-6] the preview is the step, with what it says about the test, and takes neither focus nor title', () => {
  document.title = 'Inhalte';
  renderScreen(<TestPreview testKey={keyOf(11)} draft={aLeadingTest({ tries: 3 })} items={items} />);
  expect(page.getByRole('heading', { name: 'Überkopfkniebeuge' })).not.toHaveFocus();
  expect(page.getByText('3 Versuche, der beste zählt')).toBeVisible();
  expect(page.getByRole('group', { name: 'Was trifft zu?' })).toBeVisible();
  expect(document.title).toBe('Inhalte');
});

test('[CT-4] the answers given in the preview lead to the cards below it', async () => {
  const { user } = renderScreen(<TestPreview testKey={keyOf(11)} draft={aLeadingTest()} items={items} />);
  const plan = page.getByRole('list', { name: 'Diese Antworten führen zu' });
  expect(within(plan).getByRole('heading', { name: 'Wadenheben' })).toBeVisible();
  for (const box of page.getAllByRole('checkbox')) await user.click(box);
  expect(page.getByText('Diese Antworten führen zu keiner Übung.')).toBeVisible();
  await user.selectOptions(
    page.getByRole('combobox', { name: 'Wie tief ist die Hocke?' }),
    'Höher als waagerecht',
  );
  expect(page.getByRole('heading', { name: 'Wadenheben' })).toBeVisible();
});
