import { canManage, type Possible, possibleWith } from '../../src/domain/membership';
import { aMember, anActiveMember } from '../builders';

const trainer = { id: 1, isAdmin: false };
const admin = { id: 7, isAdmin: true };
const possible = (viewer: typeof trainer, member: ReturnType<typeof aMember>) =>
  Object.entries(possibleWith(viewer, member)).flatMap(([name, can]) =>
    can ? [name as keyof Possible] : [],
  );

test.each([
  ['invited', aMember(), ['invite', 'consent', 'rest', 'erase', 'export', 'email']],
  ['active with an account', anActiveMember(), ['withdraw', 'rest', 'erase', 'export']],
  [
    'active without an address',
    anActiveMember({ email: null }),
    ['recovery', 'withdraw', 'rest', 'erase', 'export', 'email'],
  ],
  ['active without consent', anActiveMember({ hasConsent: false }), ['consent', 'rest', 'erase', 'export']],
  [
    'active by a consent on paper',
    aMember({ state: 'active', hasConsent: true }),
    ['invite', 'consent', 'withdraw', 'rest', 'erase', 'export', 'email'],
  ],
  ['resting', anActiveMember({ state: 'resting' }), ['wake', 'erase', 'export']],
  [
    'to be erased',
    anActiveMember({ state: 'resting', erasureAt: '2026-12-11T10:00:00.000Z' }),
    ['stopErasure', 'export'],
  ],
  [
    'without activity for long',
    anActiveMember({ forgetAt: '2026-12-11T10:00:00.000Z' }),
    ['withdraw', 'rest', 'erase', 'export', 'keep'],
  ],
  [
    'without a confirmation by a guardian',
    anActiveMember({
      guardian: {
        email: null,
        mailProblem: null,
        missingSince: '2026-11-11T10:00:00.000Z',
        confirmedAt: null,
        isResting: false,
      },
    }),
    ['consent', 'askGuardian', 'withdraw', 'rest', 'erase', 'export'],
  ],
])(
  '[MB-2] [MB-5] [MB-7] [MB-8] [CS-2] [CS-5] [LV-3] [LV-4] what a trainer can do with an athlete who is %s',
  (_, member, expected) => {
    expect(possible(trainer, member)).toEqual(expected);
  },
);

test('[CS-3] a trainer enters a birth year that nobody knows yet', () => {
  expect(possible(trainer, anActiveMember({ birthYear: null }))).toContain('birthYear');
});

test('[AC-1] [CS-3] an admin also changes the address of an account, and a birth year', () => {
  expect(possible(admin, anActiveMember())).toEqual([
    'withdraw',
    'rest',
    'erase',
    'export',
    'email',
    'birthYear',
  ]);
});

test('[MB-2] [MB-5] whoever is more than an athlete is for admins', () => {
  const both = anActiveMember({ roles: ['ROLE_ATHLETE', 'ROLE_TRAINER'] });
  expect([canManage(trainer, both), canManage(admin, both)]).toEqual([false, true]);
  expect(possible(trainer, both)).toEqual([]);
});
