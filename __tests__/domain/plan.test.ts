import fc from 'fast-check';
import type { PlanChange } from '../../src/contract/planChanges';
import type { Exercise } from '../../src/contract/schemas';
import { adaptPlan } from '../../src/domain/plan';
import { noDose } from '../../src/domain/planChanges';
import { anExercise } from '../builders';

const aChange = (overrides: Partial<PlanChange> = {}): PlanChange => ({
  exerciseId: 1,
  form: 'kept',
  dose: null,
  position: null,
  reason: null,
  by: 1,
  byName: 'Tina',
  at: '2026-11-21T13:05:00.000Z',
  ...overrides,
});

const known = [
  anExercise({ id: 1, easierId: 4, harderId: 5 }),
  anExercise({ id: 2, repeat: 8, repeat2: 10, seconds: null, pause: 30 }),
  anExercise({ id: 3, easierId: 2 }),
  anExercise({ id: 4 }),
  anExercise({ id: 5 }),
  anExercise({ id: 6 }),
];
const plan = known.slice(0, 3);
const idsOf = (exercises: readonly Exercise[]) => exercises.map(({ id }) => id);
const adapt = (...changes: PlanChange[]) => adaptPlan(plan, changes, known);

describe('a change of the plan', () => {
  test('[PL-1] leaves an exercise out', () => {
    expect(idsOf(adapt(aChange({ exerciseId: 2, form: 'leftOut' })).exercises)).toEqual([1, 3]);
  });

  test('[PL-1] adds one at the end, or at its place', () => {
    expect(idsOf(adapt(aChange({ exerciseId: 6, form: 'added' })).exercises)).toEqual([1, 2, 3, 6]);
    const first = aChange({ exerciseId: 6, form: 'added', position: 0 });
    expect(idsOf(adapt(first).exercises)).toEqual([6, 1, 2, 3]);
  });

  test.each([
    ['easier', 4],
    ['harder', 5],
  ] as const)('[PL-1] puts the %s form in the same place, and says so', (form, id) => {
    const [exercise] = adapt(aChange({ form, reason: 'Knie' })).exercises;
    expect(exercise).toMatchObject({
      id,
      adapted: { form, exerciseId: 1, byName: 'Tina', reason: 'Knie' },
    });
  });

  test('[PL-1] changes the dose, in one unit and without the span', () => {
    const dose = { ...noDose, sets: 2, seconds: 20 };
    const { exercises } = adapt(aChange({ exerciseId: 2, dose }));
    expect(exercises[1]).toMatchObject({ sets: 2, seconds: 20, repeat: null, repeat2: null, pause: 30 });
  });

  test('[PL-1] of the sets alone leaves the span', () => {
    const { exercises } = adapt(aChange({ exerciseId: 2, dose: { ...noDose, sets: 1, pause: 0 } }));
    expect(exercises[1]).toMatchObject({ sets: 1, repeat: 8, repeat2: 10, pause: 0 });
  });

  test('[PL-1] changes the order; the others keep theirs', () => {
    const { exercises } = adapt(aChange({ exerciseId: 3, position: 0 }));
    expect(idsOf(exercises)).toEqual([3, 1, 2]);
    expect(exercises.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2]);
  });

  test.each([
    ['an exercise that is not in the plan', aChange({ exerciseId: 6 })],
    ['one that is left out already', aChange({ exerciseId: 6, form: 'leftOut' })],
    ['an added one that is retired', aChange({ exerciseId: 9, form: 'added' })],
    ['a form that the content does not name', aChange({ exerciseId: 2, form: 'easier' })],
    ['a form that is in the plan', aChange({ exerciseId: 3, form: 'easier' })],
  ])('[PL-1] of %s is ignored and said', (_case, change) => {
    const { exercises, ignored } = adapt(change);
    expect(exercises.map(({ id, adapted }) => [id, adapted])).toEqual(plan.map(({ id }) => [id, undefined]));
    expect(ignored).toEqual([change]);
  });
});

const change = fc.record({
  exerciseId: fc.integer({ min: 1, max: 9 }),
  form: fc.constantFrom('kept', 'leftOut', 'added', 'easier', 'harder'),
  dose: fc.option(
    fc.record({
      sets: fc.option(fc.integer({ min: 1, max: 9 })),
      seconds: fc.option(fc.integer({ min: 1, max: 60 })),
      distance: fc.constant(null),
      repeat: fc.constant(null),
      pause: fc.option(fc.nat({ max: 60 })),
    }),
  ),
  position: fc.option(fc.nat({ max: 9 })),
});
const changesOf = fc.uniqueArray(change, { selector: ({ exerciseId }) => exerciseId, maxLength: 9 });
const form = fc.option(fc.integer({ min: 1, max: 9 }));
const content = fc
  .array(fc.record({ easierId: form, harderId: form, seconds: fc.option(fc.nat(60)) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((drafts) => drafts.map((draft, index) => anExercise({ id: index + 1, ...draft })));

test('[PL-1] no changes leave the plan as it is', () => {
  fc.assert(
    fc.property(content, (exercises) => {
      expect(adaptPlan(exercises, [], exercises)).toEqual({ exercises, ignored: [] });
    }),
  );
});

test('[PL-1] applied again, the changes change nothing; no exercise is in the plan twice', () => {
  fc.assert(
    fc.property(content, fc.nat({ max: 8 }), changesOf, (exercises, count, drafts) => {
      const changes = drafts.map((draft) => aChange(draft as Partial<PlanChange>));
      const once = adaptPlan(exercises.slice(0, count), changes, exercises).exercises;
      expect(adaptPlan(once, changes, exercises).exercises).toEqual(once);
      expect(new Set(idsOf(once)).size).toBe(once.length);
    }),
    { numRuns: 1000 },
  );
});

test('[PL-1] what is neither moved nor changed keeps its order', () => {
  fc.assert(
    fc.property(content, changesOf, (exercises, drafts) => {
      const changes = drafts.map((draft) => aChange(draft as Partial<PlanChange>));
      const changed = new Set(changes.map(({ exerciseId }) => exerciseId));
      const kept = adaptPlan(exercises, changes, exercises).exercises.filter(({ adapted }) => !adapted);
      expect(idsOf(kept)).toEqual(idsOf(exercises).filter((id) => kept.some((one) => one.id === id)));
      expect(idsOf(exercises).filter((id) => !changed.has(id))).toEqual(
        idsOf(kept).filter((id) => !changed.has(id)),
      );
    }),
  );
});
