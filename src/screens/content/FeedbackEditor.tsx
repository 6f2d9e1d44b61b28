import { useState } from 'react';
import { selectContentByKind } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import type { Elements } from '../../components/elements';
import { Button } from '../../components/form/Button';
import { IconButton } from '../../components/form/IconButton';
import { ReorderList } from '../../components/list/ReorderList';
import { Tag } from '../../components/status/Tag';
import type { ContentItemOf } from '../../contract/content';
import type { FeedbackDraftQuestion } from '../../domain/content/feedback';
import { moved } from '../../domain/moved';
import { contentTexts } from '../../texts/content';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import { BeginSingle } from './BeginSingle';
import styles from './Content.module.css';
import { FeedbackQuestionForm } from './FeedbackQuestionForm';
import { SingleFrame } from './SingleFrame';
import { useDraft } from './useDraft';
import { useProblems } from './useProblems';

const { feedback: texts } = contentEditorTexts;

/** The questions that come after each training, with the answers that need attention, in their order [CT-1]. */
export function FeedbackEditor() {
  const [item] = useAppSelector(selectContentByKind).feedback;
  return item ? <FeedbackQuestions item={item} /> : <BeginSingle kind="feedback" />;
}

const newQuestion: FeedbackDraftQuestion = { question: '', options: ['', ''], attention: [] };

function FeedbackQuestions({ item }: { item: ContentItemOf<'feedback'> }) {
  const { choose, type } = useDraft(item.key);
  const problemAt = useProblems(item.key);
  const [open, setOpen] = useState<number | null>(null);
  const { questions } = item.body;
  const bodyOf = (list: FeedbackDraftQuestion[]) =>
    ({ kind: 'feedback', body: { questions: list } }) as const;
  const add = () => {
    choose(bodyOf([...questions, newQuestion]));
    setOpen(questions.length);
  };
  const move = (from: number, to: number) => {
    choose(bodyOf(moved(questions, from, to)));
    const places = moved([...questions.keys()], from, to);
    if (open !== null) setOpen(places.indexOf(open));
  };
  return (
    <SingleFrame
      item={item}
      title={texts.title(questions.length)}
      intro={contentTexts.hints.feedback}
      add={
        <Button variant="secondary" mark="add" onClick={add}>
          {texts.add}
        </Button>
      }
    >
      <ReorderList
        label={texts.list}
        items={questions.map((question, place) => ({ question, place }))}
        keyOf={({ question, place }) => (open === place ? 'open' : `${question.question}/${place}`)}
        nameOf={({ question }) => question.question || texts.newQuestion}
        onMove={move}
      >
        {({ question, place }, tools: Elements) => (
          <div className={styles.question}>
            <div className={styles.questionHead}>
              <b>{question.question || texts.newQuestion}</b>
              <span className={styles.rowTools}>
                {tools}
                <IconButton
                  icon={open === place ? 'check' : 'edit'}
                  label={open === place ? texts.done : texts.edit(question.question || texts.newQuestion)}
                  onClick={() => setOpen(open === place ? null : place)}
                />
              </span>
            </div>
            {open === place ? (
              <FeedbackQuestionForm
                path={`questions.${place}`}
                question={question}
                problemAt={problemAt}
                onType={(changed) => type(bodyOf(questions.with(place, changed)))}
                onChoose={(changed) => choose(bodyOf(questions.with(place, changed)))}
                onRemove={() => {
                  setOpen(null);
                  choose(bodyOf(questions.toSpliced(place, 1)));
                }}
              />
            ) : (
              <p className={styles.options}>
                {question.options.map((option, index) => (
                  <Tag
                    // biome-ignore lint/suspicious/noArrayIndexKey: answers may be equal while they are typed
                    key={index}
                    {...(question.attention.includes(option) && { mark: 'warning', tone: 'warn' })}
                  >
                    {option}
                  </Tag>
                ))}
              </p>
            )}
          </div>
        )}
      </ReorderList>
    </SingleFrame>
  );
}
