import type { OwnScreening, OwnTraining } from '../schema';
import { type Entry, entryOf, germanText, urnOf } from './parts';

/** How strong a pain is, from 0 to 10, in LOINC. */
const painCode = {
  coding: [
    {
      system: 'http://loinc.org',
      code: '72514-3',
      display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported',
    },
  ],
  text: 'Schmerz von 0 bis 10',
};

const percent = { unit: '%', system: 'http://unitsofmeasure.org', code: '%' };

interface Common {
  patient: string;
  at: string;
}

const observationOf = (
  fullUrl: string,
  { patient, at }: Common,
  fields: Readonly<Record<string, unknown>>,
): Entry =>
  entryOf(fullUrl, {
    resourceType: 'Observation',
    ...germanText,
    status: 'final',
    ...fields,
    subject: { reference: patient },
    effectiveDateTime: at,
  });

/** A pain, and at what. */
const painOf = (
  fullUrl: string,
  common: Common,
  { value, at, note }: { value: number; at: string; note: string | null },
): Entry => {
  // FHIR has no empty texts.
  const text = note?.trim();
  return observationOf(fullUrl, common, {
    code: painCode,
    valueInteger: value,
    method: { text: at },
    ...(text && { note: [{ text }] }),
  });
};

/** The results of a screening, and its pains. `response` is the address of its answers. */
export const screeningObservations = (patient: string, response: string, run: OwnScreening): Entry[] => {
  const common = { patient, at: run.start };
  const resultOf = (key: string, text: string, result: number | null) =>
    result === null
      ? []
      : [
          observationOf(urnOf(run.clientId, 'result', key), common, {
            code: { text },
            valueQuantity: { value: result, ...percent },
            derivedFrom: [{ reference: response }],
          }),
        ];
  return [
    ...resultOf('all', `Ergebnis: ${run.screening.name}`, run.result),
    ...run.tests.flatMap((test) => resultOf(String(test.id), `Ergebnis: ${test.name}`, test.result)),
    ...run.tests.flatMap(({ id, name, pain, painNote }) =>
      pain === null
        ? []
        : [
            painOf(urnOf(run.clientId, 'pain', id), common, {
              value: pain,
              at: `beim Test ${name}`,
              note: painNote,
            }),
          ],
    ),
  ];
};

/** The pains of a training, and of the morning after it. */
export const trainingObservations = (
  patient: string,
  { clientId, start, exercises, morningPain }: OwnTraining,
): Entry[] => [
  ...exercises.flatMap(({ exerciseId, name, pain, painNote }, index) =>
    pain === null
      ? []
      : [
          painOf(
            urnOf(clientId, 'pain', index),
            { patient, at: start },
            {
              value: pain,
              at: `bei der Übung ${name ?? exerciseId}`,
              note: painNote,
            },
          ),
        ],
  ),
  ...(morningPain === null
    ? []
    : [
        painOf(
          urnOf(clientId, 'morning'),
          { patient, at: morningPain.at },
          {
            value: morningPain.value,
            at: 'am Morgen nach dem Training',
            note: null,
          },
        ),
      ]),
];
