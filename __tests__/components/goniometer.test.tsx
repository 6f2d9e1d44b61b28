import { render } from '@testing-library/react';
import { arc, pivot, pointAt } from '../../src/components/result/angles';
import { Goniometer } from '../../src/components/result/Goniometer';

test('[RS-1] the angle of a goniometer is half a turn for 100 percent', () => {
  expect(pointAt(0, 100)).toEqual({ x: pivot.x - 100, y: expect.closeTo(pivot.y, 6) });
  expect(pointAt(50, 100)).toEqual({ x: expect.closeTo(pivot.x, 6), y: pivot.y - 100 });
  expect(pointAt(100, 100)).toEqual({ x: pivot.x + 100, y: expect.closeTo(pivot.y, 6) });
  expect(arc(50, 128)).toBe('M51.0 176.0A128 128 0 0 1 179.0 48.0');
});

test('[RS-1] the arm points to the total, a ring to the one before', () => {
  const { container, rerender } = render(<Goniometer percent={64} before={70} />);
  expect(container.querySelector('g')).toHaveAttribute('transform', 'rotate(115.2 179 176)');
  const { x, y } = pointAt(70, 108);
  expect(container.querySelector('circle')).toHaveAttribute('cx', String(x));
  expect(container.querySelector('circle')).toHaveAttribute('cy', String(y));
  rerender(<Goniometer percent={64} />);
  expect(container.querySelector('circle')).toBeNull();
});
