import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { NoCurrentScreeningScreen } from '../../../src/screens/screening/NoCurrentScreeningScreen';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

test('[NS-1] the screen says that and why there is nothing', async () => {
  const { container } = renderScreen(<NoCurrentScreeningScreen />);
  expect(
    screen.getByText(
      'Es wurde dir noch kein Screening zugeordnet. Bitte lass dir von deinem Trainer ein Screening zuordnen.',
    ),
  ).toBeInTheDocument();
  // The h1 is in the bar of the shell.
  expect(await axe(container)).toHaveNoViolations();
});
