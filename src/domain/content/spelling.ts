import type { ContentBody, RangeQuestionDraft } from '../../contract/content';
import { isSameJson } from '../sameJson';

/** A text that is there. Whether there is one at all is more than spelling. */
const blank = <Text extends string | null>(text: Text) => (text === null ? null : '');

const withoutTextsOfRange = (question: RangeQuestionDraft): RangeQuestionDraft => ({
  ...question,
  description: '',
  values: question.values.map((value) => ({ ...value, description: '' })),
});

/** Returns an item without what it says in words. */
const withoutTexts = (item: ContentBody): unknown => {
  switch (item.kind) {
    case 'screening':
      return { ...item.body, name: '' };
    case 'test':
      return {
        ...item.body,
        name: '',
        what: blank(item.body.what),
        materials: blank(item.body.materials),
        execution: blank(item.body.execution),
        watchedFrom: blank(item.body.watchedFrom),
        questions: item.body.questions.map((question) => ({ ...question, description: '' })),
        rangeQuestions: item.body.rangeQuestions.map(withoutTextsOfRange),
      };
    case 'exercise':
      return {
        ...item.body,
        name: '',
        description: blank(item.body.description),
        description2: blank(item.body.description2),
        description3: blank(item.body.description3),
        materials: blank(item.body.materials),
        goal: blank(item.body.goal),
      };
    case 'basis':
      return item.body;
    case 'feedback':
      return item.body.questions.map(({ options, attention }) => ({
        options: options.length,
        attention: options.map((option) => attention.includes(option)),
      }));
  }
};

/** Whether nothing but texts has changed, so that it may be a correction of spelling [CT-2]. */
export const isOnlySpelling = (before: ContentBody, after: ContentBody): boolean =>
  before.kind === after.kind && isSameJson(withoutTexts(before), withoutTexts(after));
