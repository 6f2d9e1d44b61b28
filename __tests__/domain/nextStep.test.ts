import { isWithoutScreening, nextStepOf } from '../../src/domain/nextStep';
import { aCurrentUser, aTrainer } from '../builders';

const anna = aCurrentUser();
const tina = aTrainer();
const trainerWithoutAthletes = aTrainer({ athleteIds: [] });

test.each([
  ['an athlete without a screening', anna, [false, true, false], 'writeToTrainer'],
  ['an athlete whose screening was taken away', anna, [false, true, true], 'writeToTrainer'],
  ['an athlete with a new screening', anna, [true, false, false], 'screening'],
  ['an athlete with a plan and a new screening', anna, [true, false, true], 'screening'],
  ['an athlete with a plan', anna, [true, true, true], 'training'],
  ['an athlete whose screening leads to no exercises', anna, [true, true, false], 'screening'],
  ['a trainer', tina, [true, true, true], 'screening'],
  ['a trainer whose athletes have no screening', tina, [false, true, false], 'screening'],
  ['a trainer without athletes', trainerWithoutAthletes, [false, true, false], 'screening'],
] as const)('%s: the next step', (_who, user, [hasScreening, isScreened, hasPlan], step) => {
  expect(
    nextStepOf({ user, hasScreening, isScreened, hasPlan, isDue: false, canInvite: false, hasDesk: false }),
  ).toBe(step);
});

test.each([
  ['a trainer without athletes', trainerWithoutAthletes, false, 'inviteAthletes'],
  ['a trainer without athletes who has a screening of their own', trainerWithoutAthletes, true, 'screening'],
  ['a trainer whose athletes have no screening', tina, false, 'screening'],
  ['an athlete without a screening', anna, false, 'writeToTrainer'],
] as const)('[MB-2] where members can be invited, the next step of %s', (_who, user, hasScreening, step) => {
  const facts = {
    user,
    hasScreening,
    isScreened: false,
    hasPlan: false,
    isDue: false,
    canInvite: true,
    hasDesk: false,
  };
  expect(nextStepOf(facts)).toBe(step);
});

test.each([
  ['an athlete with a plan, whose screening is due', anna, true, 'screening'],
  ['a trainer with a list of athletes', tina, false, 'athletes'],
  ['a trainer without athletes', trainerWithoutAthletes, false, 'inviteAthletes'],
] as const)('[AS-5] [DE-1] the next step of %s', (_who, user, isDue, step) => {
  const facts = { user, isScreened: true, hasPlan: true, isDue, canInvite: true, hasDesk: true };
  expect(nextStepOf({ ...facts, hasScreening: user !== trainerWithoutAthletes })).toBe(step);
});

test('only an athlete waits for a screening', () => {
  expect(isWithoutScreening({ user: anna, hasScreening: false })).toBe(true);
  expect(isWithoutScreening({ user: anna, hasScreening: true })).toBe(false);
  expect(isWithoutScreening({ user: tina, hasScreening: false })).toBe(false);
  expect(isWithoutScreening({ user: trainerWithoutAthletes, hasScreening: false })).toBe(false);
});
