import { listOf } from '../json';
import type { OwnReader } from '../reader';
import { screeningObservations, trainingObservations } from './observations';
import { type Entry, entryOf, germanText, urnOf } from './parts';
import { questionnaireOf } from './questionnaire';
import { type About, responseOf } from './response';

const patientOf = ({ short: { person } }: OwnReader, url: string): Entry =>
  entryOf(url, {
    resourceType: 'Patient',
    ...germanText,
    name: [{ use: 'official', family: person.lastName, given: [person.firstName] }],
    ...(person.email !== null && { telecom: [{ system: 'email', value: person.email }] }),
    ...(person.birthYear !== null && { birthDate: String(person.birthYear) }),
  });

async function* screeningEntries(reader: OwnReader, about: About): AsyncGenerator<Entry[]> {
  const named = new Set<number>();
  for await (const runs of reader.screenings()) {
    for (const run of runs) {
      const screening = await reader.known.screening(run.screening.id);
      if (!named.has(screening.id)) yield [questionnaireOf(about.clubId, screening)];
      named.add(screening.id);
      const response = responseOf(about, screening, run);
      yield [response, ...screeningObservations(about.patient, response.fullUrl, run)];
    }
  }
}

async function* entriesOf(reader: OwnReader): AsyncGenerator<Entry[]> {
  const { person } = reader.short;
  const clubId = reader.clubId;
  const patient = urnOf(clubId, 'patient', person.id);
  yield [patientOf(reader, patient)];
  yield* screeningEntries(reader, { clubId, patient });
  for await (const trainings of reader.trainings())
    yield trainings.flatMap((training) => trainingObservations(patient, training));
}

/**
 * Yields the screenings, their results and all pain as a bundle of FHIR R4: Patient, a Questionnaire for each version
 * of a screening, a QuestionnaireResponse for each that was done, and Observations [LV-6].
 */
export async function* fhirOf(reader: OwnReader): AsyncGenerator<string> {
  const head = { resourceType: 'Bundle', type: 'collection', timestamp: reader.short.createdAt };
  yield `${JSON.stringify(head).slice(0, -1)},"entry":`;
  yield* listOf(entriesOf(reader));
  yield '}\n';
}
