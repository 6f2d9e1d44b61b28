import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { itemsOf } from '../../../server/contentFolder/content';
import { wireContentOf } from '../../../server/contentFolder/wireContent';
import { athletikScreening, kurzCheck, samples } from '../../../server/samples/samples';

const withSortedFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, content]) => [field, withSortedFields(content)]),
  );
};

test('[RU-10, CT-5] what athletes get of the demo content is what it was before it became a folder', () => {
  const { screenings, exercises, basis, feedbackQuestions } = wireContentOf(athletikScreening.read());
  const content = {
    demoScreening: screenings[0],
    demoExercises: exercises,
    demoBasis: basis,
    demoFeedbackQuestions: feedbackQuestions,
  };
  const hash = createHash('sha256')
    .update(JSON.stringify(withSortedFields(content)))
    .digest('hex');
  expect(hash).toBe('2ca7e77fa90667f906bd59554d5d34b8836fd4d9baf623c9e2dfbe9551ec619d');
});

test('[CT-10] the Kurz-Check is three tests of the Athletik-Screening, with what they lead to', () => {
  const whole = wireContentOf(athletikScreening.read());
  const content = kurzCheck.read();
  const { screenings, exercises, basis, feedbackQuestions } = wireContentOf(content);
  expect(screenings).toHaveLength(1);
  expect(screenings[0]?.name).toBe('Kurz-Check');
  const known = new Map(whole.screenings[0]?.tests.map((test) => [test.name, test]));
  const names = ['Überkopfkniebeuge', 'Ausfallschritt in einer Linie', 'Rumpfstabilität im Liegestütz'];
  expect(screenings[0]?.tests).toEqual(names.map((name) => known.get(name)));
  const ids = exercises.map(({ id }) => id);
  const named = [...JSON.stringify(screenings[0]?.tests).matchAll(/"id":(\d+),"weight"/g)].map(([, id]) =>
    Number(id),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(ids).toEqual(expect.arrayContaining([...named, ...basis.map(({ exerciseId }) => exerciseId)]));
  expect(exercises.length).toBeLessThan(whole.exercises.length);
  expect({ basis, feedbackQuestions }).toEqual({
    basis: whole.basis,
    feedbackQuestions: whole.feedbackQuestions,
  });
  const videos = [...itemsOf(content, 'test'), ...itemsOf(content, 'exercise')].map(({ body }) => body.video);
  expect(content.clips.map(({ name }) => name).toSorted()).toEqual(videos.toSorted());
});

test('[CT-10] each folder of a sample is offered', () => {
  const folders = readdirSync('server/samples', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(samples.map(({ name }) => name)).toEqual(folders.map(({ name }) => name).toSorted());
});
