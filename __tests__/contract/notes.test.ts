import { featureCalls } from '../../src/contract/features';
import { noteCalls } from '../../src/contract/notes';
import { aUserScreening } from '../builders';

const note = {
  userScreeningId: 41,
  target: { kind: 'test', id: 11 },
  athleteNote: 'Langsam.',
  trainerNote: null,
} as const;

test('[API-42] the features of a server are read; a server without the call answers at once', () => {
  const { method, path, schema, answers } = featureCalls.features();
  expect(`${method} ${path}`).toBe('GET /features');
  expect(schema.parse({ features: ['trainerNotes', 'another'] }).features).toContain('trainerNotes');
  expect(schema.safeParse([]).success).toBe(false);
  expect(answers).toContain(404);
});

test('[ON-5] [API-42] a server that does not name its database is read as well', () => {
  const { schema } = featureCalls.features();
  const unnamed = { features: [], instance: null, epoch: null, isDemo: false };
  expect(schema.parse({ features: [] })).toEqual(unnamed);
  expect(schema.parse(unnamed)).toEqual(unnamed);
});

test('[NO-3] [API-42] a note is sent with both its texts, and the whole screening comes back', () => {
  const { method, path, body, schema } = noteCalls.save(note);
  expect(`${method} ${path}`).toBe('POST /screening/note/');
  expect(body).toEqual(note);
  expect(schema.parse(aUserScreening())).toEqual(aUserScreening());
});
