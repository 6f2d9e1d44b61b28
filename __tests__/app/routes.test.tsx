import { screen } from '@testing-library/react';
import { routeAt, routes } from '../../src/app/routes';
import { address, renderApp } from './renderApp';

const titleAt = (path: string) => {
  renderApp({ at: path, guards: 'wait' });
  return screen.getByRole('heading', { level: 1 }).textContent;
};

test('[RT-1] the home route is titled Athletik Screening', () => {
  expect(titleAt('/')).toBe('Athletik Screening');
  expect(document.title).toBe('Athletik Screening');
});

test('[RT-2] the login route is titled Athletik Screening; the page has its own heading', () => {
  renderApp({ at: '/login', user: null });
  expect(document.title).toBe('Athletik Screening');
  expect(screen.getByRole('banner')).toHaveTextContent('Athletik Screening');
});

test.each(['/screening', '/screening/41'])('[RT-3] %s is titled Screening', (path) => {
  expect(titleAt(path)).toBe('Screening');
});

test.each(['/screeningoverview', '/screeningoverview/2'])(
  '[RT-4] %s is titled Screeningübersicht',
  (path) => {
    expect(titleAt(path)).toBe('Screeningübersicht');
  },
);

test('[RT-5] the training overview is titled Trainingsübersicht', () => {
  expect(titleAt('/trainingoverview')).toBe('Trainingsübersicht');
});

test.each(['/training', '/training/41'])('[RT-7] [RT-8] %s is titled Training', (path) => {
  expect(titleAt(path)).toBe('Training');
});

test('[RT-9] the update is titled Update', async () => {
  expect(titleAt('/update')).toBe('Update');
  expect(await screen.findByText('Bitte warten.')).toBeInTheDocument();
});

test('[RT-10] the page without a screening is titled Kein Screening vorhanden!', async () => {
  expect(titleAt('/nocurrentscreening')).toBe('Kein Screening vorhanden!');
  expect(await screen.findByText(/noch kein Screening zugeordnet/)).toBeInTheDocument();
});

test.each(['/nowhere', '/screening/41/more', '/index.html'])(
  '[RT-14] %s redirects to the home page',
  async (path) => {
    renderApp({ at: path });
    expect(await screen.findByRole('heading', { name: 'Hallo Anna' })).toBeInTheDocument();
    expect(address()).toBe('/');
  },
);

const guardsOf = (...paths: string[]) => new Set(paths.map((path) => routeAt(path).guard));

test('[GU-4] home and the runs need login and initialised data', () => {
  expect(guardsOf('/', '/screening/41', '/training', '/training/41')).toEqual(new Set(['initialised']));
});

test('[GU-5] the screening selection needs a refresh and a stored screening', () => {
  expect(guardsOf('/screening')).toEqual(new Set(['refreshWithScreening']));
});

test('[GU-6] the overviews need a refresh', () => {
  expect(guardsOf('/screeningoverview', '/screeningoverview/2', '/trainingoverview')).toEqual(
    new Set(['refresh']),
  );
});

test('[GU-7] the update and the page without a screening need login only', () => {
  expect(guardsOf('/update', '/nocurrentscreening')).toEqual(new Set(['login']));
});

test('[GU-8] login and legal notice need no login', () => {
  expect(guardsOf('/login', '/impressum')).toEqual(new Set(['open']));
});

test('every route has its own address', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});
