import { randomUUID } from 'node:crypto';
import { assignmentCalls } from '../../../src/contract/assignments';
import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { type ContentItemOf, contentCalls, type TestDraft } from '../../../src/contract/content';
import type { Screening } from '../../../src/contract/schemas';
import { anExerciseDraft, aQuestionDraft, aTestDraft, keyOf } from '../../builders';
import { aScreeningRunPost, exercises, people, screening } from '../../contract/serverContract/club';
import { assigning, otherScreening, retiredScreening } from '../desk/desk';
import { actionOn, type ContentClub, setRoles, startContent } from './club';

let club: ContentClub;
beforeEach(async () => {
  club = await startContent();
});
afterEach(() => club.stop());

const squat = (): Promise<ContentItemOf<'test'>> => club.find('test', screening.tests[0]?.id);

/** Saves a change of a test and publishes it. Returns the new version of the club's screening. */
const change = async (
  name: string | number,
  changed: Partial<TestDraft>,
  spelling = false,
): Promise<Screening> => {
  const item = await club.find('test', name);
  const saved = await club.save(item.key, item.revision, {
    kind: 'test',
    body: { ...item.body, ...changed },
  });
  await club.publish([saved], spelling);
  const { publishedId } = await club.find('screening', screening.name);
  return club.ask(calls.screening(publishedId ?? 0), 'anna');
};

describe('[CT-2] publishing a change of a test', () => {
  test('makes a new version of the screening, takes the assignments along, and leaves the former one readable', async () => {
    const before = await club.ask(calls.screening(screening.id), 'anna');
    const after = await change('Einbeinstand', { execution: 'Anders als bisher.' });
    expect(after).toMatchObject({
      name: screening.name,
      tests: [{ id: 11 }, { id: 12, execution: 'Anders als bisher.' }],
    });
    expect(after.id).toBeGreaterThan(retiredScreening.id);
    expect(await club.ask(calls.screening(screening.id), 'anna')).toEqual(before);
    const [assigned] = await club.assignmentsOf('anna', 'tina');
    expect(assigned).toMatchObject({ screeningId: after.id, testNotes: [{ id: 11 }] });
    const published = await club.ask(assignmentCalls.publishedScreenings(), 'tina');
    expect(published.map(({ id }) => id)).toEqual([otherScreening.id, after.id]);
    expect(await club.find('screening', after.id)).toMatchObject({ version: 2, athletes: 2 });
  });

  test('keeps the ids of what means the same, and gives new ones to what does not', async () => {
    const { body } = await squat();
    const [question] = body.questions;
    const [range] = body.rangeQuestions;
    if (!question || !range) throw new Error('The test has no questions.');
    const after = await change(screening.tests[0]?.id ?? 0, {
      questions: [{ ...question, weights: [] }, aQuestionDraft({ key: keyOf(1) })],
      rangeQuestions: [
        { ...range, values: range.values.map((value, index) => ({ ...value, resultWeight: index })) },
      ],
    });
    const [test] = after.tests;
    expect(test?.questions[0]).toMatchObject({ id: 111, exerciseWeights: [] });
    const given = [
      test?.questions[1]?.id,
      test?.rangeQuestions[0]?.id,
      ...(test?.rangeQuestions[0]?.questionRangeValues.map(({ id }) => id) ?? []),
    ];
    for (const id of given) expect(id).toBeGreaterThan(1212);
    expect(new Set(given).size).toBe(4);
    const back = await change(screening.tests[0]?.id ?? 0, {
      questions: [question],
      rangeQuestions: [range],
    });
    expect(back.tests).toEqual((await club.ask(calls.screening(screening.id), 'anna')).tests);
  });

  test('[AS-3] [HI-3] a run of the former version that comes later stays with it', async () => {
    const after = await change('Einbeinstand', { what: 'Etwas anderes.' });
    const late = await club.ask(calls.saveScreeningRun(aScreeningRunPost()), 'anna');
    expect(late.screeningId).toBe(screening.id);
    const next = await club.ask(
      calls.saveScreeningRun(aScreeningRunPost({ screeningId: after.id, clientId: randomUUID() })),
      'anna',
    );
    expect(next.screeningId).toBe(after.id);
    expect(await club.find('screening', after.id)).toMatchObject({ runs: 2 });
    const questions = (some: Screening) => some.tests.flatMap((test) => test.questions.map(({ id }) => id));
    const former = await club.ask(calls.screening(late.screeningId ?? 0), 'anna');
    expect(questions(after)).toEqual(questions(former));
  });

  test('[DE-6] the changes bring it to the athlete, and the former one no more', async () => {
    const { cursor } = await club.ask(changeCalls.since(null), 'anna');
    const after = await change('Einbeinstand', { what: 'Etwas anderes.' });
    const changes = await club.ask(changeCalls.since(cursor), 'anna');
    expect(changes.userScreenings).toMatchObject([{ screeningId: after.id }]);
    expect(changes.screenings).toEqual([after]);
    const trainers = await club.ask(
      changeCalls.since((await club.ask(changeCalls.since(null), 'tina')).cursor),
      'tina',
    );
    expect(trainers.screenings).toEqual([]);
  });

  test('[AS-2] an assignment that was written on a former version counts for the newest', async () => {
    const after = await change('Einbeinstand', { what: 'Etwas anderes.' });
    const withdrawn = await club.ask(
      assigning({ screeningId: otherScreening.id, base: screening.id }),
      'tina',
    );
    expect(withdrawn.screeningId).toBe(otherScreening.id);
    const again = assigning({ screeningId: screening.id, base: otherScreening.id });
    expect((await club.ask(again, 'tina')).screeningId).toBe(after.id);
    const same = await club.ask(
      assigning({ screeningId: screening.id, base: 999, intervalWeeks: 3 }),
      'tina',
    );
    expect(same).toMatchObject({ screeningId: after.id, intervalWeeks: 3 });
  });

  test('[CT-11] can be taken back', async () => {
    await change('Einbeinstand', { what: 'Etwas anderes.' });
    const item = await club.find('test', 'Einbeinstand');
    const versions = await club.ask(contentCalls.versions(item.key), 'tina');
    expect(versions.map(({ version, publishedBy }) => ({ version, publishedBy }))).toEqual([
      { version: 2, publishedBy: `${people.tina.firstName} ${people.tina.lastName}` },
      { version: 1, publishedBy: null },
    ]);
    const back = await club.ask(contentCalls.takeBack({ ...actionOn(item), version: 1 }), 'tina');
    expect(back).toMatchObject({ hasDraft: true, version: 2, body: versions[1]?.body });
    await club.publish([back]);
    const { publishedId } = await club.find('screening', screening.name);
    const present = await club.ask(calls.screening(publishedId ?? 0), 'anna');
    expect(present.tests).toEqual(screening.tests);
    const none = contentCalls.takeBack({ ...actionOn(await club.find('test', 'Einbeinstand')), version: 9 });
    expect(await club.refusal(none, 'tina')).toBe(404);
  });
});

describe('[CT-2] a correction of spelling', () => {
  test('changes in place: the same version with the same ids', async () => {
    const { body } = await squat();
    const questions = body.questions.map((question) => ({
      ...question,
      description: 'Bleibt dein Rücken gerade?',
    }));
    const { cursor } = await club.ask(changeCalls.since(null), 'anna');
    const after = await change(screening.tests[0]?.id ?? 0, { questions }, true);
    expect(after.id).toBe(screening.id);
    expect(after.tests[0]?.questions).toMatchObject([{ id: 111, description: 'Bleibt dein Rücken gerade?' }]);
    expect(await squat()).toMatchObject({ version: 1, hasDraft: false });
    expect((await club.ask(changeCalls.since(cursor), 'anna')).screenings).toEqual([after]);
  });

  test('is refused when more has changed, or when there is nothing to correct', async () => {
    const item = await squat();
    const body = { ...item.body, name: 'Kniebeugen', sides: true };
    const saved = await club.save(item.key, item.revision, { kind: 'test', body });
    expect(await club.refused(club.publishing([saved], true))).toMatchObject({
      status: 422,
      problems: [{ key: item.key, path: '', message: expect.stringContaining('mehr geändert') }],
    });
    const fresh = await club.save(randomUUID(), 0, { kind: 'test', body: aTestDraft() });
    expect((await club.refused(club.publishing([fresh], true))).problems).toHaveLength(1);
    expect(await club.ask(calls.screening(screening.id), 'anna')).toEqual(screening);
  });
});

describe('[CT-1] publishing something new', () => {
  test('a screening with its test and exercise goes out at once, and can be assigned', async () => {
    const [exercise, another, whole] = [randomUUID(), randomUUID(), randomUUID()];
    const weights = [{ exercise, weight: 7 }];
    const drafts = [
      await club.save(whole, 0, { kind: 'screening', body: { name: 'Kurz-Check', tests: [another] } }),
      await club.save(another, 0, {
        kind: 'test',
        body: aTestDraft({ tries: 3, ageFrom: 8, questions: [aQuestionDraft({ weights })] }),
      }),
      await club.save(exercise, 0, {
        kind: 'exercise',
        body: anExerciseDraft({ harder: null, group: 'legs' }),
      }),
    ];
    const plan = await club.ask(
      contentCalls.plan(drafts.map(({ key, revision }) => ({ key, revision }))),
      'tina',
    );
    expect(plan).toEqual({
      versions: [{ key: whole, name: 'Kurz-Check', version: 1, athletes: 0, runs: 0 }],
      limitedClips: [],
      problems: [],
    });
    await club.publish(drafts);
    const { publishedId = 0 } = await club.find('exercise', 'Beckenheben');
    const stored = await club.find('screening', 'Kurz-Check');
    expect(stored).toMatchObject({ state: 'published', version: 1, hasDraft: false });
    const compiled = await club.ask(calls.screening(stored.publishedId ?? 0), 'anna');
    expect(compiled.tests).toMatchObject([
      {
        tries: 3,
        counts: 'best',
        ageFrom: 8,
        questions: [{ exerciseWeights: [{ id: publishedId, weight: 7 }] }],
      },
    ]);
    const listed = (await club.ask(calls.exercises(), 'anna')).at(-1);
    expect(listed).toMatchObject({ id: publishedId, sortOrder: 2, group: 'legs' });
    const assigned = await club.ask(assigning({ screeningId: stored.publishedId }), 'tina');
    expect(assigned.screeningId).toBe(stored.publishedId);
  });

  test('[CT-7] exercises may name each other; they change in place and keep their ids', async () => {
    const [easy, hard] = [randomUUID(), randomUUID()];
    const body = anExerciseDraft({ name: 'Leicht', harder: hard });
    const drafts = [
      await club.save(easy, 0, { kind: 'exercise', body }),
      await club.save(hard, 0, { kind: 'exercise', body: anExerciseDraft({ name: 'Schwer', easier: easy }) }),
    ];
    await club.publish(drafts);
    const [{ publishedId: easyId }, { publishedId: hardId }] = [
      await club.find('exercise', 'Leicht'),
      await club.find('exercise', 'Schwer'),
    ];
    const listed = await club.ask(calls.exercises(), 'anna');
    expect(listed).toContainEqual(expect.objectContaining({ id: easyId, harderId: hardId }));
    expect(listed).toContainEqual(expect.objectContaining({ id: hardId, easierId: easyId }));
    const { cursor } = await club.ask(changeCalls.since(null), 'anna');
    await club.publish([await club.save(easy, 1, { kind: 'exercise', body: { ...body, harder: null } })]);
    const changes = await club.ask(changeCalls.since(cursor), 'anna');
    expect(changes.exercises).toHaveLength(1);
    expect(changes.exercises[0]).not.toHaveProperty('harderId');
    expect(changes.screenings).toEqual([]);
  });

  test('the basis list and the feedback questions reach the athlete with the next changes', async () => {
    const basis = await club.find('basis');
    const feedback = await club.find('feedback');
    const first = await club.find('exercise', exercises[0]?.id);
    const { cursor } = await club.ask(changeCalls.since(null), 'anna');
    const questions = [{ question: 'Wie war es?', options: ['Gut', 'Weh'], attention: ['Weh'] }];
    await club.publish([
      await club.save(basis.key, 1, {
        kind: 'basis',
        body: { exercises: [first.key, ...basis.body.exercises] },
      }),
      await club.save(feedback.key, 1, { kind: 'feedback', body: { questions } }),
    ]);
    const changes = await club.ask(changeCalls.since(cursor), 'anna');
    expect(changes.basis).toEqual([{ exerciseId: exercises[0]?.id }, { exerciseId: exercises[1]?.id }]);
    expect(changes.feedbackQuestions).toEqual(questions);
  });
});

describe('[CT-11] publishing', () => {
  test('the same post twice publishes once', async () => {
    const item = await squat();
    const saved = await club.save(item.key, 1, { kind: 'test', body: { ...item.body, what: 'Neu' } });
    const call = club.publishing([saved]);
    await club.ask(call, 'tina');
    await club.ask(call, 'tina');
    expect(await squat()).toMatchObject({ version: 2 });
    expect(await club.find('screening', screening.name)).toMatchObject({ version: 2 });
  });

  test('by two people at once makes one version of the same draft', async () => {
    await setRoles(club, 'theo', ['ROLE_CONTENT']);
    const item = await squat();
    const saved = await club.save(item.key, 1, { kind: 'test', body: { ...item.body, what: 'Neu' } });
    const answers = await Promise.all(
      (['tina', 'theo'] as const).map((person) => club.send(club.publishing([saved]), person)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await squat()).toMatchObject({ version: 2 });
    const rows = await club.db.selectFrom('screening').select('id').where('isPublished', '=', 1).execute();
    expect(rows).toHaveLength(2);
  });

  test('by two people at once who changed different tests has both in the end', async () => {
    await setRoles(club, 'theo', ['ROLE_CONTENT']);
    const [one, other] = [await squat(), await club.find('test', 'Einbeinstand')];
    const saved = [
      await club.save(one.key, 1, { kind: 'test', body: { ...one.body, what: 'Eins' } }),
      await club.save(other.key, 1, { kind: 'test', body: { ...other.body, what: 'Zwei' } }),
    ];
    const [ofTina, ofTheo] = saved.map((item) => club.publishing([item]));
    if (!ofTina || !ofTheo) throw new Error('There are two.');
    await Promise.all([club.ask(ofTina, 'tina'), club.ask(ofTheo, 'theo')]);
    const { publishedId, version } = await club.find('screening', screening.name);
    expect(version).toBe(3);
    expect((await club.ask(calls.screening(publishedId ?? 0), 'anna')).tests).toMatchObject([
      { what: 'Eins' },
      { what: 'Zwei' },
    ]);
    expect((await club.assignmentsOf('anna', 'tina'))[0]?.screeningId).toBe(publishedId);
  });

  test('what somebody has changed meanwhile is 409 with it', async () => {
    const item = await squat();
    const seen = await club.save(item.key, 1, { kind: 'test', body: { ...item.body, what: 'Eins' } });
    const present = await club.save(item.key, 2, { kind: 'test', body: { ...item.body, what: 'Zwei' } });
    expect(await club.refused(club.publishing([seen]))).toMatchObject({ status: 409, present });
    expect((await squat()).version).toBe(1);
  });

  test('all or nothing: one problem stops everything, and the plan says it before', async () => {
    const item = await squat();
    const good = await club.save(item.key, 1, { kind: 'test', body: { ...item.body, what: 'Neu' } });
    const bad = await club.save(randomUUID(), 0, { kind: 'screening', body: { name: 'Leer', tests: [] } });
    const targets = [good, bad].map(({ key, revision }) => ({ key, revision }));
    const problem = {
      key: bad.key,
      path: 'tests',
      message: 'Ein Screening braucht mindestens einen Test.',
    };
    const plan = await club.ask(contentCalls.plan(targets), 'tina');
    expect(plan.problems).toEqual([problem]);
    const { key } = await club.find('screening', screening.name);
    expect(plan.versions).toContainEqual({ key, name: screening.name, version: 2, athletes: 2, runs: 0 });
    expect(await club.refused(club.publishing([good, bad]))).toMatchObject({
      status: 422,
      problems: [problem],
    });
    expect(await squat()).toMatchObject({ version: 1, hasDraft: true });
  });

  test('a weight to a retired exercise, and a screening of 200 tests, are refused', async () => {
    const exercise = await club.add({ kind: 'exercise', body: anExerciseDraft({ name: 'Weg' }) });
    const draft = await club.save(randomUUID(), 0, {
      kind: 'test',
      body: aTestDraft({ questions: [aQuestionDraft({ weights: [{ exercise, weight: 1 }] })] }),
    });
    await club.ask(contentCalls.retire(actionOn(await club.find('exercise', 'Weg'))), 'tina');
    expect((await club.refused(club.publishing([draft]))).problems).toEqual([
      expect.objectContaining({ path: 'questions.0.weights.0.exercise' }),
    ]);
    const tests = Array.from({ length: 200 }, () => randomUUID());
    const large = await club.save(randomUUID(), 0, { kind: 'screening', body: { name: 'Alles', tests } });
    expect((await club.refused(club.publishing([large]))).problems).toContainEqual(
      expect.objectContaining({ path: 'tests', message: 'Das sind zu viele: höchstens 50.' }),
    );
  });

  test('a retired screening has the newest tests when it is back', async () => {
    const { key } = await club.find('screening', screening.name);
    const item = async () => {
      const found = (await club.all()).find((other) => other.key === key);
      if (!found) throw new Error('The screening is gone.');
      return found;
    };
    await club.ask(contentCalls.retire(actionOn(await item())), 'tina');
    const another = await squat();
    await club.publish([
      await club.save(another.key, 1, { kind: 'test', body: { ...another.body, what: 'Neu' } }),
    ]);
    expect(await item()).toMatchObject({ state: 'retired', publishedId: screening.id });
    const back = await club.ask(contentCalls.bringBack(actionOn(await item())), 'tina');
    expect(back).toMatchObject({ state: 'published', version: 2 });
    expect((await club.assignmentsOf('anna', 'tina'))[0]?.screeningId).toBe(back.publishedId);
    expect((await club.ask(calls.screening(back.publishedId ?? 0), 'anna')).tests[0]?.what).toBe('Neu');
  });
});
