import { demoContent } from '../../server/demo/content/demoContent';
import { createRandom, type Random } from '../../server/demo/team/random';
import type { TestRun } from '../../src/contract/runs';
import type { Exercise, RangeQuestion, Test } from '../../src/contract/schemas';
import { estimatedMinutes } from '../../src/domain/dose';
import { recommendExercises } from '../../src/domain/recommendation';
import { sideField, sidesOf } from '../../src/domain/sides';

/** Which plans count: those with one of these exercises. */
const one =
  (...names: string[]) =>
  (plan: readonly Exercise[]): boolean =>
    plan.some(({ name }) => names.includes(name));

const push = one('Liegestütz');
const pull = one('Rudern mit Band');
const trunk = one(
  'Arm und Bein strecken (Bird Dog)',
  'Käfer (Dead Bug)',
  'Unterarmstütz',
  'Seitstütz auf den Knien',
  'Seitstütz',
);
const mobility = one(
  'Katze-Kuh',
  'Brustwirbelsäule drehen',
  'Knie zur Wand',
  'Hüftbeuger dehnen',
  'Aktives Beinsenken im Wechsel',
  'Wandengel',
);
const leg = one('Kniebeuge', 'Ausfallschritt', 'Einbeiniges Kreuzheben', 'Beckenheben', 'Einbeinstand');

/** What a plan can have, in the order of the table. */
const features = {
  'two band walks': (plan: readonly Exercise[]) =>
    one('Seitschritte mit Band')(plan) && one('Diagonalschritte mit Band')(plan),
  push,
  pull,
  'squat or lunge': one('Kniebeuge', 'Ausfallschritt'),
  hinge: one('Einbeiniges Kreuzheben'),
  'leg, arms, trunk, mobility': (plan: readonly Exercise[]) =>
    leg(plan) && (push(plan) || pull(plan)) && trunk(plan) && mobility(plan),
  'mobility first': (plan: readonly Exercise[]) => mobility(plan.slice(0, 1)),
} as const;

export type PlanFeature = keyof typeof features;

/** How often plans have what, in percent, and how long they take on average. */
export interface PlanShares {
  /** The probability of a good answer, from 0 to 1. */
  good: number;
  percent: Record<PlanFeature, number>;
  minutes: number;
}

/** The best value with this probability, else each of the others is as likely. */
const randomValue = (
  { questionRangeValues: [best, ...others] }: RangeQuestion,
  good: number,
  random: Random,
) => (random.next() < good ? best : others[Math.floor(random.next() * others.length)])?.id ?? null;

const randomRun = (test: Test, good: number, random: Random): TestRun => ({
  testId: test.id,
  duration: 0,
  questionResults: test.questions.flatMap(({ id }) =>
    sidesOf(test).map((side) => ({ questionId: id, checked: random.next() < good, ...sideField(side) })),
  ),
  questionRangeResults: test.rangeQuestions.flatMap((question) =>
    sidesOf(test).map((side) => ({
      questionId: question.id,
      questionRangeValueId: randomValue(question, good, random),
      ...sideField(side),
    })),
  ),
});

/**
 * The plans that the app makes of so many random answer sets of the demo screening [PR-5 to PR-10]. The same arguments
 * give the same shares.
 */
export const planShares = (good: number, count: number): PlanShares => {
  const random = createRandom(`plans ${good}`);
  const { tests, exercises } = demoContent();
  const plans = Array.from({ length: count }, () => {
    const runs = tests.map((test) => randomRun(test, good, random));
    return recommendExercises(tests, runs, exercises);
  });
  const percentOf = (has: (plan: readonly Exercise[]) => boolean) => (plans.filter(has).length / count) * 100;
  return {
    good,
    percent: Object.fromEntries(
      Object.entries(features).map(([name, has]) => [name, percentOf(has)]),
    ) as Record<PlanFeature, number>,
    minutes: plans.reduce((sum, plan) => sum + estimatedMinutes(plan), 0) / count,
  };
};
