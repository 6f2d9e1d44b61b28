import { Button } from '../../components/form/Button';
import { EntryField } from '../../components/form/EntryField';
import { IconButton } from '../../components/form/IconButton';
import {
  type FeedbackDraftQuestion,
  withAttention,
  withOption,
  withoutOption,
} from '../../domain/content/feedback';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import styles from './Content.module.css';

const { feedback: texts } = contentEditorTexts;

interface FeedbackQuestionFormProps {
  /** Where the question is in the body. */
  path: string;
  question: FeedbackDraftQuestion;
  problemAt: (path: string) => string | undefined;
  onType: (question: FeedbackDraftQuestion) => void;
  onChoose: (question: FeedbackDraftQuestion) => void;
  onRemove: () => void;
}

/** The fields of a feedback question: its text, its answers, and which of these need attention. */
export function FeedbackQuestionForm(props: FeedbackQuestionFormProps) {
  const { path, question, problemAt, onType, onChoose, onRemove } = props;
  const { options, attention } = question;
  return (
    <div className={styles.questionForm}>
      <EntryField
        label={texts.question}
        name={`${path}.question`}
        value={question.question}
        error={problemAt(`${path}.question`)}
        onChange={(text) => onType({ ...question, question: text })}
      />
      <fieldset className={styles.optionFields}>
        <legend>{texts.options}</legend>
        {options.map((option, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have the same text while they are typed
          <div key={place} className={styles.optionField}>
            <EntryField
              label={texts.option(place + 1)}
              name={`${path}.options.${place}`}
              value={option}
              error={problemAt(`${path}.options.${place}`)}
              onChange={(text) => onType(withOption(question, place, text))}
            />
            <label className={styles.attention}>
              <input
                type="checkbox"
                checked={option !== '' && attention.includes(option)}
                disabled={option === ''}
                aria-label={texts.attentionOf(place + 1)}
                onChange={(event) => onChoose(withAttention(question, option, event.target.checked))}
              />
              <span>{texts.attention}</span>
            </label>
            <IconButton
              icon="close"
              label={texts.removeOption(place + 1)}
              onClick={() => onChoose(withoutOption(question, place))}
            />
          </div>
        ))}
        {problemAt(`${path}.options`) && <p className={styles.problem}>{problemAt(`${path}.options`)}</p>}
      </fieldset>
      <div className={styles.questionActions}>
        <Button
          variant="secondary"
          mark="add"
          onClick={() => onChoose({ ...question, options: [...options, ''] })}
        >
          {texts.addOption}
        </Button>
        <Button variant="plain" mark="close" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
