import type { Screening, Test } from '../../../src/contract/schemas';
import type { OwnScreening, OwnTest } from '../schema';
import { type Entry, entryOf, germanText, urnOf } from './parts';
import { codingOf, linkIdOf, questionnaireUrl, sidedText } from './questionnaire';

/** Who the answers are of, and in which club. */
export interface About {
  clubId: string;
  patient: string;
}

const answered = (test: Test, { key, value, place }: OwnTest['answers'][number]) => {
  const question = test.rangeQuestions.find(({ id }) => key.split('/')[0] === `range${id}`);
  const chosen = place === null ? undefined : question?.questionRangeValues[place - 1];
  return chosen && place !== null
    ? { valueCoding: codingOf(chosen.id, chosen.description, place) }
    : { valueBoolean: value === 1 };
};

const groupOf = (test: Test, done: OwnTest) => ({
  linkId: String(test.id),
  text: test.name.trim() || `Test ${test.id}`,
  ...(done.answers.length > 0 && {
    item: done.answers.map((answer) => ({
      linkId: linkIdOf(test, answer.key),
      text: sidedText(answer.question, answer.side),
      answer: [answered(test, answer)],
    })),
  }),
});

/** The answers of a screening as a QuestionnaireResponse. `screening` is the version that was done. */
export const responseOf = (
  { clubId, patient }: About,
  screening: Required<Screening>,
  run: OwnScreening,
): Entry => {
  const groups = screening.tests.flatMap((test) => {
    const done = run.tests.find(({ id }) => id === test.id);
    return done ? [groupOf(test, done)] : [];
  });
  return entryOf(urnOf(run.clientId, 'response'), {
    resourceType: 'QuestionnaireResponse',
    ...germanText,
    questionnaire: questionnaireUrl(clubId, screening.id),
    status: run.isCompleted ? 'completed' : 'in-progress',
    subject: { reference: patient },
    authored: run.start,
    ...(run.isSelfRated
      ? { author: { reference: patient } }
      : run.ratedBy && { author: { display: run.ratedBy } }),
    ...(groups.length > 0 && { item: groups }),
  });
};
