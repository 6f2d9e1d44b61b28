import { render, screen, within } from '@testing-library/react';
import { LaneSlotContext } from '../../../src/screens/runs/LaneSlotContext';
import { RunLane } from '../../../src/screens/runs/RunLane';

const lane = <RunLane value={2} max={7} label="Test 3 von 7" />;

test('[SR-2] [TR-5] a run shows how far it is on the lower edge of the bar', () => {
  const bar = document.body.appendChild(document.createElement('header'));
  render(<LaneSlotContext value={bar}>{lane}</LaneSlotContext>);
  const progress = within(bar).getByRole('progressbar', { name: 'Test 3 von 7' });
  expect(progress).toHaveAttribute('value', '2');
  expect(progress).toHaveAttribute('max', '7');
  bar.remove();
});

test('[SR-2] [TR-5] without a bar the lane stands in its place', () => {
  render(lane);
  expect(screen.getByRole('progressbar', { name: 'Test 3 von 7' })).toBeInTheDocument();
});
