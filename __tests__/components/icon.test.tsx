import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Icon } from '../../src/components/status/Icon';
import { Mark } from '../../src/components/status/Mark';

const sprite = readFileSync('src/components/status/icons.svg', 'utf8');
const source = readFileSync('src/components/status/Icon.tsx', 'utf8');

test('[SH-11] an icon is drawn by name from the shared sprite at 35px by 35px', () => {
  const { container } = render(<Icon name="home" />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('width', '35');
  expect(icon).toHaveAttribute('height', '35');
  expect(container.querySelector('use')).toHaveAttribute('href', '/icons.svg#home');
});

test('[SH-11] the names of the icons are the shapes of the sprite, no more and no fewer', () => {
  const shapes = [...sprite.matchAll(/<symbol id="([a-z]+)"/g)].map(([, id]) => id);
  const names = [...source.matchAll(/\| '([a-z]+)'/g)].map(([, name]) => name);
  expect(shapes.length).toBeGreaterThan(0);
  expect(shapes.sort()).toEqual(names.sort());
});

test('icons and marks are silent: the word stands beside them', () => {
  const { container } = render(
    <>
      <Icon name="home" />
      <Mark name="next" size={16} />
    </>,
  );
  const [icon, mark] = container.querySelectorAll('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(mark).toHaveAttribute('aria-hidden', 'true');
  expect(mark).toHaveAttribute('width', '16');
});
