import { screen as page } from '@testing-library/react';
import { ScreeningMeaning } from '../../../src/screens/content/screening/ScreeningMeaning';
import { aLeadingTest, aScreeningItem } from '../../builders/contentDrafts';
import { renderScreen } from '../renderScreen';

const used = { runs: 3, athletes: 2, version: 3 };
const shown = (hasDraft: boolean) =>
  renderScreen(
    <ScreeningMeaning item={aScreeningItem(undefined, { ...used, hasDraft })} tests={[aLeadingTest()]} />,
  );

const kept = '3 Screenings haben diese Fassung. Sie bleiben, wie sie sind.';
const next = '2 Athleten bekommen Fassung 4 mit der nächsten Aktualisierung.';

test('[CT-2] a changed screening says what keeps its version and who gets the next one', () => {
  shown(true);
  expect(page.getByText(kept)).toBeVisible();
  expect(page.getByText(next)).toBeVisible();
});

test('[CT-2] a screening without a change announces no next version', () => {
  shown(false);
  expect(page.getByText(kept)).toBeVisible();
  expect(page.queryByText(next)).toBeNull();
});
