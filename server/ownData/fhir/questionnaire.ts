import type { Screening, Test } from '../../../src/contract/schemas';
import { questionInWords, valueInWords } from '../../../src/domain/ownData';
import { questionsOf } from '../../../src/domain/progress/answers';
import { type Side, sidesOf } from '../../../src/domain/sides';
import { exportWords as words } from '../words';
import { type Entry, entryOf, germanText, urnOf } from './parts';

/** Returns what names a question in a questionnaire. */
export const linkIdOf = (test: Pick<Test, 'id'>, key: string): string => `${test.id}/${key}`;

/** Returns a question with its side in words. */
export const sidedText = (text: string, side: Side | null | undefined): string =>
  side ? `${text} (${words.sides[side]})` : text;

type AnswerOption = { valueCoding: { code: string; display: string } };

/** Returns a value of a range question. */
export const codingOf = (
  id: number,
  description: string | null,
  place: number,
): AnswerOption['valueCoding'] => ({
  code: String(id),
  display: valueInWords({ description, place }, words),
});

/** The values of each range question that has any, by its link id. */
const optionsOf = (test: Test): Map<string, AnswerOption[]> =>
  new Map(
    test.rangeQuestions.flatMap(({ id, questionRangeValues }) =>
      sidesOf(test).map((side): [string, AnswerOption[]] => [
        `range${id}${side === null ? '' : `/${side}`}`,
        questionRangeValues.map((value, index) => ({
          valueCoding: codingOf(value.id, value.description, index + 1),
        })),
      ]),
    ),
  );

const groupOf = (test: Test) => {
  const options = optionsOf(test);
  const items = questionsOf(test).map((question) => {
    const answerOption = options.get(question.key);
    const isChoice = answerOption !== undefined && answerOption.length > 0;
    return {
      linkId: linkIdOf(test, question.key),
      text: sidedText(questionInWords(question, words), question.side),
      type: isChoice ? 'choice' : 'boolean',
      ...(isChoice && { answerOption }),
    };
  });
  return {
    linkId: String(test.id),
    text: test.name.trim() || `Test ${test.id}`,
    type: 'group',
    ...(items.length > 0 && { item: items }),
  };
};

export const questionnaireUrl = (clubId: string, screeningId: number): string =>
  urnOf(clubId, 'questionnaire', screeningId);

/** A screening in one version as a Questionnaire: a group for each test, in it its questions for each side. */
export const questionnaireOf = (clubId: string, { id, name, tests }: Required<Screening>): Entry => {
  const url = questionnaireUrl(clubId, id);
  return entryOf(url, {
    resourceType: 'Questionnaire',
    ...germanText,
    url,
    title: name,
    status: 'active',
    subjectType: ['Patient'],
    ...(tests.length > 0 && { item: tests.map(groupOf) }),
  });
};
