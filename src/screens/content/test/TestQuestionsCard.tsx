import { useEffect, useRef, useState } from 'react';
import { AdviceLines } from '../../../components/content/AdviceLines';
import { Button } from '../../../components/form/Button';
import { Row } from '../../../components/layout/Row';
import { SectionCard } from '../../../components/layout/SectionCard';
import { ReorderList } from '../../../components/list/ReorderList';
import { Alert } from '../../../components/status/Alert';
import { Remark } from '../../../components/status/Remark';
import type { QuestionDraft, RangeQuestionDraft, TestDraft } from '../../../contract/content';
import { newPartKey } from '../../../domain/content/newKey';
import { moved } from '../../../domain/moved';
import { editorTexts } from '../../../texts/contentEditor';
import { AnswerWeights } from './AnswerWeights';
import { type ChangeTest, type EditKind, type NamedExercise, replaced, without } from './editing';
import type { AdviceAt, ErrorAt } from './fieldWords';
import { QuestionFrame } from './QuestionFrame';
import { RangeValues } from './RangeValues';

const texts = editorTexts.questions;

interface TestQuestionsCardProps {
  /** The key of the test. */
  testKey: string;
  draft: TestDraft;
  exercises: readonly NamedExercise[];
  errorAt: ErrorAt;
  adviceAt: AdviceAt;
  onChange: ChangeTest;
}

/** The questions of a test, in their order, with what each answer leads to [CT-1, CT-4]. */
export function TestQuestionsCard(props: TestQuestionsCardProps) {
  const { testKey, draft, exercises, errorAt, adviceAt, onChange } = props;
  const { questions, rangeQuestions } = draft;
  const [added, setAdded] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (added !== null) field.current?.focus();
  }, [added]);
  const setQuestions = (next: QuestionDraft[], how: EditKind) => onChange({ ...draft, questions: next }, how);
  const setRanges = (next: RangeQuestionDraft[], how: EditKind) =>
    onChange({ ...draft, rangeQuestions: next }, how);
  const newKey = () => newPartKey(testKey, draft);
  const isEmpty = questions.length + rangeQuestions.length === 0;
  /** The question with the focus is gone. */
  const focusTitle = () => heading.current?.focus();
  const fieldOf = (key: string) => (key === added ? field : undefined);

  const addQuestion = () => {
    const key = newKey();
    setQuestions([...questions, { key, description: '', region: null, weights: [] }], 'chosen');
    setAdded(key);
  };
  /** Begins with the best and the weakest answer. */
  const addRange = () => {
    const key = newKey();
    const question = { key, description: '', region: null, values: [] };
    const best = newPartKey(testKey, { ...draft, rangeQuestions: [...rangeQuestions, question] });
    const first = { key: best, description: '', resultWeight: 10, weights: [] };
    const withFirst = { ...question, values: [first] };
    const weakest = newPartKey(testKey, { ...draft, rangeQuestions: [...rangeQuestions, withFirst] });
    const values = [first, { key: weakest, description: '', resultWeight: 0, weights: [] }];
    setRanges([...rangeQuestions, { ...question, values }], 'chosen');
    setAdded(key);
  };

  return (
    <SectionCard
      id="fragen"
      title={texts.title}
      headingRef={heading}
      aside={
        <Row>
          <Button variant="secondary" mark="add" onClick={addQuestion}>
            {texts.addYesNo}
          </Button>
          <Button variant="secondary" mark="add" onClick={addRange}>
            {texts.addRange}
          </Button>
        </Row>
      }
    >
      <AdviceLines texts={isEmpty ? [] : adviceAt('questions')} />
      {isEmpty && <Remark>{texts.none}</Remark>}
      <ErrorLine text={errorAt('questions')} />
      {questions.length > 0 && (
        <ReorderList
          label={texts.yesNoList}
          items={questions}
          keyOf={({ key }) => key}
          nameOf={({ key }) => texts.yesNo(questions.findIndex((one) => one.key === key) + 1)}
          onMove={(from, to) => setQuestions(moved(questions, from, to), 'chosen')}
        >
          {(question, tools) => {
            const place = questions.findIndex(({ key }) => key === question.key);
            const path = `questions.${place}`;
            const title = texts.yesNo(place + 1);
            const change = (fields: Partial<QuestionDraft>, how: EditKind) =>
              setQuestions(replaced(questions, place, { ...question, ...fields }), how);
            return (
              <QuestionFrame
                title={title}
                name={`${path}.description`}
                description={question.description}
                region={question.region}
                error={errorAt(`${path}.description`, question.description)}
                advice={adviceAt(`${path}.description`)}
                tools={tools}
                inputRef={fieldOf(question.key)}
                onDescribe={(description) => change({ description }, 'typed')}
                onPlace={(region) => change({ region }, 'chosen')}
                onRemove={() => {
                  setQuestions(without(questions, place), 'chosen');
                  focusTitle();
                }}
              >
                <AnswerWeights
                  label={texts.ifNo}
                  spokenLabel={editorTexts.matrix.no(question.description.trim() || title)}
                  path={`${path}.weights`}
                  weights={question.weights}
                  exercises={exercises}
                  error={errorAt(`${path}.weights`)}
                  advice={adviceAt(`${path}.weights`)}
                  onChange={(weights) => change({ weights }, 'chosen')}
                />
              </QuestionFrame>
            );
          }}
        </ReorderList>
      )}
      <ErrorLine text={errorAt('rangeQuestions')} />
      {rangeQuestions.length > 0 && (
        <ReorderList
          label={texts.rangeList}
          items={rangeQuestions}
          keyOf={({ key }) => key}
          nameOf={({ key }) => texts.range(rangeQuestions.findIndex((one) => one.key === key) + 1)}
          onMove={(from, to) => setRanges(moved(rangeQuestions, from, to), 'chosen')}
        >
          {(question, tools) => {
            const place = rangeQuestions.findIndex(({ key }) => key === question.key);
            const path = `rangeQuestions.${place}`;
            const title = texts.range(place + 1);
            const change = (fields: Partial<RangeQuestionDraft>, how: EditKind) =>
              setRanges(replaced(rangeQuestions, place, { ...question, ...fields }), how);
            return (
              <QuestionFrame
                title={title}
                name={`${path}.description`}
                description={question.description}
                region={question.region}
                error={errorAt(`${path}.description`, question.description) ?? errorAt(`${path}.values`)}
                advice={adviceAt(`${path}.description`)}
                tools={tools}
                inputRef={fieldOf(question.key)}
                onDescribe={(description) => change({ description }, 'typed')}
                onPlace={(region) => change({ region }, 'chosen')}
                onRemove={() => {
                  setRanges(without(rangeQuestions, place), 'chosen');
                  focusTitle();
                }}
              >
                <RangeValues
                  question={question.description.trim() || title}
                  path={`${path}.values`}
                  values={question.values}
                  exercises={exercises}
                  errorAt={errorAt}
                  adviceAt={adviceAt}
                  newKey={newKey}
                  onChange={(values, how) => change({ values }, how)}
                />
              </QuestionFrame>
            );
          }}
        </ReorderList>
      )}
    </SectionCard>
  );
}

function ErrorLine({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Alert kind="error">{text}</Alert>;
}
