import { randomUUID } from 'node:crypto';
import { adoptContent } from '../../../server/content/adoptContent';
import { calls } from '../../../src/contract/calls';
import { contentCalls } from '../../../src/contract/content';
import { contentFeature, featureCalls } from '../../../src/contract/features';
import { anExerciseDraft, aTestDraft } from '../../builders';
import { exercises, people, screening } from '../../contract/serverContract/club';
import { otherScreening, retiredScreening } from '../desk/desk';
import { actionOn, type ContentClub, setRoles, startContent } from './club';

let club: ContentClub;
beforeEach(async () => {
  club = await startContent();
});
afterEach(() => club.stop());

test('[API-42] [CT-1] the content of one’s own is named as what the server has beside the contract', async () => {
  expect((await club.ask(featureCalls.features(), 'anna')).features).toContain(contentFeature);
});

describe('[CT-1] what was there before the club wrote its content', () => {
  test('is published, each test once for all screenings that have it', async () => {
    const items = await club.all();
    expect(items.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'basis published',
      'exercise published',
      'exercise published',
      'feedback published',
      'screening published',
      'screening published',
      'screening retired',
      'test published',
      'test published',
      'test published',
    ]);
    for (const item of items) expect(item).toMatchObject({ hasDraft: false, version: 1, changedBy: null });
    const ids = items.filter(({ kind }) => kind === 'screening').map(({ publishedId }) => publishedId);
    expect(ids.toSorted()).toEqual([screening.id, otherScreening.id, retiredScreening.id]);
  });

  test('says how many runs and athletes a screening, a test and an exercise have', async () => {
    expect(await club.find('screening', screening.name)).toMatchObject({ athletes: 2, runs: 0 });
    expect(await club.find('test', 'Einbeinstand')).toMatchObject({ athletes: 2, runs: 0 });
    expect(await club.find('exercise', exercises[0]?.id)).toMatchObject({ athletes: 2 });
    expect(await club.find('screening', otherScreening.name)).toMatchObject({ athletes: 0 });
  });

  test('is adopted once', async () => {
    const before = await club.all();
    await club.db.transaction().execute((transaction) => adoptContent(transaction, club.clock.now));
    expect(await club.all()).toEqual(before);
  });
});

describe('[CT-1] the right', () => {
  const target = { clientId: randomUUID(), key: randomUUID(), revision: 0 };
  const draft = { kind: 'screening' as const, body: { name: 'Neu', tests: [] } };

  test.each([
    ['all', contentCalls.all()],
    ['saveDraft', contentCalls.saveDraft({ ...target, ...draft })],
    ['discardDraft', contentCalls.discardDraft(target)],
    ['plan', contentCalls.plan([target])],
    ['publish', contentCalls.publish({ clientId: randomUUID(), items: [target], spelling: false })],
    ['retire', contentCalls.retire(target)],
    ['bringBack', contentCalls.bringBack(target)],
    ['versions', contentCalls.versions(target.key)],
    ['takeBack', contentCalls.takeBack({ ...target, version: 1 })],
    ['samples', contentCalls.samples()],
    ['takeSample', contentCalls.takeSample({ clientId: randomUUID(), name: 'gibt-es-nicht' })],
  ])('%s is for those who make the content, and for admins', async (_, call) => {
    expect(await club.refusal(call, 'anna')).toBe(403);
    expect(await club.refusal(call, 'theo')).toBe(403);
    await setRoles(club, 'theo', ['ROLE_ADMIN']);
    expect([200, 404]).toContain((await club.send(call, 'theo')).status);
    await setRoles(club, 'anna', ['ROLE_ATHLETE', 'ROLE_CONTENT']);
    expect([200, 404]).toContain((await club.send(call, 'anna')).status);
  });

  test('ends at once when it is taken away', async () => {
    await setRoles(club, 'tina', ['ROLE_TRAINER']);
    expect(await club.refusal(contentCalls.all(), 'tina')).toBe(403);
  });
});

describe('a draft', () => {
  test('[CT-1] reaches nobody before it is published', async () => {
    const exercise = await club.find('exercise', exercises[0]?.id);
    const before = await club.send(calls.exercises(), 'anna');
    await club.save(exercise.key, exercise.revision, {
      kind: 'exercise',
      body: { ...exercise.body, name: 'Umbenannt' },
    });
    await club.save(randomUUID(), 0, { kind: 'exercise', body: anExerciseDraft() });
    expect((await club.send(calls.exercises(), 'anna')).body).toEqual(before.body);
    expect((await club.find('exercise', 'Umbenannt')).hasDraft).toBe(true);
  });

  test('[CT-1] may be unfinished, and says who wrote it', async () => {
    const saved = await club.save(randomUUID(), 0, {
      kind: 'test',
      body: aTestDraft({ name: '', questions: [] }),
    });
    expect(saved).toMatchObject({ state: 'draft', revision: 1, version: 0, publishedId: null });
    expect(saved.changedBy).toBe(`${people.tina.firstName} ${people.tina.lastName}`);
  });

  test('[CT-11] of which somebody else has another one is 409 with it, and nothing is overwritten', async () => {
    const key = randomUUID();
    const first = await club.save(key, 0, { kind: 'test', body: aTestDraft({ name: 'Erste' }) });
    const second = await club.save(key, first.revision, {
      kind: 'test',
      body: aTestDraft({ name: 'Zweite' }),
    });
    const late = { clientId: randomUUID(), key, revision: first.revision };
    const call = contentCalls.saveDraft({ ...late, kind: 'test', body: aTestDraft({ name: 'Dritte' }) });
    expect(await club.refused(call)).toMatchObject({ status: 409, present: second });
    expect(await club.find('test', 'Zweite')).toEqual(second);
    const same = contentCalls.saveDraft({
      ...late,
      clientId: randomUUID(),
      kind: 'test',
      body: second.body as never,
    });
    expect(await club.ask(same, 'tina')).toEqual(second);
  });

  test('[CT-1] [ON-3] that comes twice is stored once', async () => {
    const post = { clientId: randomUUID(), key: randomUUID(), revision: 0 };
    const call = contentCalls.saveDraft({ ...post, kind: 'test', body: aTestDraft() });
    const answers = await Promise.all([1, 2, 3].map(() => club.ask(call, 'tina')));
    expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([1]));
    await club.save(post.key, 1, { kind: 'test', body: aTestDraft({ name: 'Weiter' }) });
    expect(await club.ask(call, 'tina')).toMatchObject({ revision: 2, body: { name: 'Weiter' } });
  });

  test('[CT-1] that was thrown away meanwhile is there again', async () => {
    const key = randomUUID();
    const saved = await club.save(key, 0, { kind: 'test', body: aTestDraft() });
    expect(await club.ask(contentCalls.discardDraft(actionOn(saved)), 'tina')).toBeNull();
    const again = await club.save(key, saved.revision, { kind: 'test', body: aTestDraft({ name: 'Da' }) });
    expect(again).toMatchObject({ state: 'draft', revision: 2 });
  });

  test('[CT-1] of something published goes back to what is published', async () => {
    const item = await club.find('test', 'Einbeinstand');
    const body = { ...item.body, name: 'Anders' };
    const saved = await club.save(item.key, item.revision, { kind: 'test', body });
    const back = await club.ask(contentCalls.discardDraft(actionOn(saved)), 'tina');
    expect(back).toMatchObject({ body: item.body, hasDraft: false, revision: 3 });
  });

  test('[CT-1] with a text of 100,000 letters is refused by the field', async () => {
    const body = aTestDraft({ execution: 'a'.repeat(100_000) });
    const post = { clientId: randomUUID(), key: randomUUID(), revision: 0 };
    const answer = await club.refused(contentCalls.saveDraft({ ...post, kind: 'test', body }));
    expect(answer).toMatchObject({
      status: 400,
      message: 'Die Angabe „body.execution“ ist zu lang: höchstens 5.000 Zeichen.',
    });
  });

  test('[CT-1] of a second basis list is 409 with the one that there is', async () => {
    const present = await club.find('basis');
    const post = { clientId: randomUUID(), key: randomUUID(), revision: 0 };
    const call = contentCalls.saveDraft({ ...post, kind: 'basis', body: { exercises: [] } });
    expect(await club.refused(call)).toMatchObject({ status: 409, present });
  });

  test('[CT-1] does not change what kind it is', async () => {
    const { key, revision } = await club.find('test', 'Einbeinstand');
    const post = { clientId: randomUUID(), key, revision };
    const call = contentCalls.saveDraft({ ...post, kind: 'exercise', body: anExerciseDraft() });
    expect((await club.refused(call)).status).toBe(422);
  });
});

describe('[CT-1] retiring', () => {
  const addExercise = () => club.add({ kind: 'exercise', body: anExerciseDraft({ name: 'Brücke' }) });
  const retire = async (kind: 'exercise' | 'test' | 'screening', name: string | number) =>
    club.refused(contentCalls.retire(actionOn(await club.find(kind, name))));

  test('an exercise leaves it readable, and nothing new leads to it', async () => {
    const exercise = await addExercise();
    expect(await retire('exercise', 'Brücke')).toMatchObject({ status: 200, state: 'retired' });
    const { body } = await club.send(calls.exercises(), 'anna');
    expect(body).toContainEqual(expect.objectContaining({ name: 'Brücke' }));
    const basis = await club.find('basis');
    const saved = await club.save(basis.key, basis.revision, {
      kind: 'basis',
      body: { exercises: [exercise] },
    });
    expect(await club.refused(club.publishing([saved]))).toMatchObject({
      status: 422,
      problems: [
        {
          key: basis.key,
          path: 'exercises.0',
          message: 'Diese Übung ist zurückgezogen. Nimm eine andere oder hol sie zurück.',
        },
      ],
    });
    const present = await club.find('exercise', 'Brücke');
    await club.ask(contentCalls.bringBack(actionOn(present)), 'tina');
    await club.publish([saved]);
    expect((await club.send(calls.basisExercises(), 'anna')).body).toEqual([
      { exerciseId: present.publishedId },
    ]);
  });

  test('what other published content leads to is refused, and says what', async () => {
    const answer = await retire('test', 'Einbeinstand');
    expect(answer).toMatchObject({
      status: 422,
      message: `Das steht noch in: „${screening.name}“. Nimm es zuerst dort heraus.`,
    });
    expect((await retire('exercise', exercises[1]?.id ?? 0)).message).toContain('Basisliste');
  });

  test('a screening keeps its assignments; it cannot be assigned any more until it is back', async () => {
    expect((await retire('screening', screening.name ?? '')).status).toBe(200);
    const published = async () =>
      (
        (await club.send({ method: 'GET', path: '/screening/' } as never, 'tina')).body as { id: number }[]
      ).map(({ id }) => id);
    expect(await published()).toEqual([otherScreening.id]);
    expect((await club.assignmentsOf('anna', 'tina'))[0]?.screeningId).toBe(screening.id);
    await club.ask(contentCalls.bringBack(actionOn(await club.find('screening', screening.name))), 'tina');
    expect(await published()).toEqual([screening.id, otherScreening.id]);
  });

  test('a draft, or a list of which there is one, is refused', async () => {
    const saved = await club.save(randomUUID(), 0, { kind: 'test', body: aTestDraft() });
    expect(await club.refusal(contentCalls.retire(actionOn(saved)), 'tina')).toBe(422);
    expect(await club.refusal(contentCalls.retire(actionOn(await club.find('basis'))), 'tina')).toBe(422);
  });
});
