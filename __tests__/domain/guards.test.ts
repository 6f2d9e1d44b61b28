import fc from 'fast-check';
import { type GuardFacts, redirectOf, returnUrlOf, withReturnUrl } from '../../src/domain/guards';

const ready: GuardFacts = {
  isSignedIn: true,
  leftByChoice: false,
  isDataInitialized: true,
  storedScreenings: 1,
};
const anonymous: GuardFacts = { ...ready, isSignedIn: false };
const nothingLocal: GuardFacts = { ...ready, isDataInitialized: false, storedScreenings: 0 };

const needingLogin = ['login', 'initialised', 'refresh', 'refreshWithScreening'] as const;
const needingData = ['initialised', 'refresh', 'refreshWithScreening'] as const;

test('[GU-8] an open route opens for an anonymous visitor', () => {
  expect(
    redirectOf('open', { ...anonymous, isDataInitialized: false, storedScreenings: 0 }, '/x'),
  ).toBeNull();
});

test.each(needingLogin)(
  '[GU-1] the guard "%s" leads to /login and back when nobody is signed in',
  (guard) => {
    expect(redirectOf(guard, anonymous, '/training/4')).toBe('/login?returnUrl=%2Ftraining%2F4');
  },
);

test.each(needingLogin)(
  '[GU-1] [SH-12] the guard "%s" leads to the bare /login after a logout by hand',
  (guard) => {
    expect(redirectOf(guard, { ...anonymous, leftByChoice: true }, '/training/4')).toBe('/login');
  },
);

test('[GU-7] a route that needs login only opens without data and without a screening', () => {
  expect(redirectOf('login', nothingLocal, '/messages')).toBeNull();
});

test.each(needingData)(
  '[GU-2] [GU-12] the guard "%s" leads to /update and back without local data',
  (guard) => {
    expect(redirectOf(guard, nothingLocal, '/')).toBe('/update?returnUrl=%2F');
  },
);

test('[GU-3] [GU-5] a route that must have a screening leads to /nocurrentscreening when none is stored', () => {
  const facts = { ...ready, storedScreenings: 0 };
  expect(redirectOf('refreshWithScreening', facts, '/screening')).toBe('/nocurrentscreening');
});

test('[GU-4] [GU-6] the other routes with data open without any screening', () => {
  const facts = { ...ready, storedScreenings: 0 };
  expect(redirectOf('initialised', facts, '/')).toBeNull();
  expect(redirectOf('refresh', facts, '/trainingoverview')).toBeNull();
});

test.each(needingData)('[GU-5] [GU-6] the guard "%s" opens when all it needs is there', (guard) => {
  expect(redirectOf(guard, ready, '/')).toBeNull();
});

test.each([
  ['LI-6', '/update'],
  ['UP-4', '/'],
])('[%s] without a returnUrl the guard leads to the default %s', (_rule, fallback) => {
  expect(returnUrlOf('', fallback)).toBe(fallback);
  expect(returnUrlOf('?returnUrl=', fallback)).toBe(fallback);
  expect(returnUrlOf('?other=/screening', fallback)).toBe(fallback);
});

test('[GU-1] [LI-6] the wanted route comes back with its own query', () => {
  const wanted = '/screeningoverview/2?tab=a&name=Änne+B#top';
  const login = withReturnUrl('/login', wanted);
  expect(returnUrlOf(new URL(login, 'https://app.example').search, '/update')).toBe(wanted);
});

test.each([
  ['protocol-relative', '//evil.example'],
  ['a backslash', '/\\evil.example'],
  ['a backslash further on', '/a/\\evil.example'],
  ['absolute', 'https://evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['relative', 'evil.example'],
  ['a tab', '/\t/evil.example'],
  ['a line feed', '/\n/evil.example'],
  ['a carriage return', '/\r\\evil.example'],
  ['a null character', '/\0/evil.example'],
  ['a leading space', ' //evil.example'],
  ['dot segments before two slashes', '/..//evil.example'],
])('[LI-6] [UP-4] a returnUrl that is or holds %s does not count', (_kind, wanted) => {
  const { search } = new URL(withReturnUrl('/login', wanted), 'https://app.example');
  expect(returnUrlOf(search, '/update')).toBe('/update');
});

test('[LI-6] an encoded address of another origin does not count', () => {
  expect(returnUrlOf('?returnUrl=%2F%2Fevil.example', '/')).toBe('/');
  expect(returnUrlOf('?returnUrl=%2F%09%2Fevil.example', '/')).toBe('/');
  expect(returnUrlOf('?returnUrl=https%3A%2F%2Fevil.example', '/')).toBe('/');
});

/** Addresses made of characters that browsers treat specially. */
const trickyAddress = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      ' ',
      '.',
      '..',
      '@',
      ':',
      '%2F',
      '%09',
      '?',
      '#',
      'evil.example',
      'https:',
    ),
  )
  .map((parts) => parts.join(''));

test('[LI-6] [UP-4] no returnUrl leaves the app, read once as a link and once more as its path', () => {
  const origin = 'https://app.example';
  fc.assert(
    fc.property(
      fc.oneof(
        trickyAddress,
        trickyAddress.map((rest) => `/${rest}`),
        fc.string(),
      ),
      (wanted) => {
        const target = returnUrlOf(`?${new URLSearchParams({ returnUrl: wanted })}`, '/update');
        const read = new URL(target, origin);
        expect(read.origin).toBe(origin);
        expect(new URL(read.pathname, origin).origin).toBe(origin);
      },
    ),
    { numRuns: 1000 },
  );
});
