import { AddButton } from '../../../components/content/AddButton';
import { NumberBox } from '../../../components/content/NumberBox';
import { EntryField } from '../../../components/form/EntryField';
import { IconButton } from '../../../components/form/IconButton';
import type { ValueDraft } from '../../../contract/content';
import { maxResultWeight } from '../../../domain/content/limits';
import { editorTexts } from '../../../texts/contentEditor';
import { AnswerWeights } from './AnswerWeights';
import { type EditKind, type NamedExercise, replaced, without } from './editing';
import type { AdviceAt, ErrorAt } from './fieldWords';
import styles from './RangeValues.module.css';

const texts = editorTexts.questions;

interface RangeValuesProps {
  /** The name of the question. */
  question: string;
  /** Of the values in the draft, as in `rangeQuestions.0.values`. */
  path: string;
  values: readonly ValueDraft[];
  exercises: readonly NamedExercise[];
  errorAt: ErrorAt;
  adviceAt: AdviceAt;
  newKey: () => string;
  onChange: (values: ValueDraft[], how: EditKind) => void;
}

/** The answers of a range question: what each counts, from 0 to 10, and the exercises that it leads to. */
export function RangeValues(props: RangeValuesProps) {
  const { question, path, values, exercises, errorAt, adviceAt, newKey, onChange } = props;
  const add = () =>
    onChange([...values, { key: newKey(), description: '', resultWeight: 0, weights: [] }], 'chosen');
  return (
    <ol className={styles.values}>
      {values.map((value, place) => {
        const name = value.description.trim() || texts.answer(place + 1);
        const at = `${path}.${place}`;
        const change = (fields: Partial<ValueDraft>, how: EditKind) =>
          onChange(replaced(values, place, { ...value, ...fields }), how);
        return (
          <li key={value.key}>
            <div className={styles.line}>
              <EntryField
                kind="sentence"
                name={`${at}.description`}
                label={texts.answer(place + 1)}
                value={value.description}
                error={errorAt(`${at}.description`, value.description)}
                onChange={(description) => change({ description }, 'typed')}
              />
              <div className={styles.result}>
                <span aria-hidden="true">{texts.result}</span>
                <NumberBox
                  look="field"
                  value={value.resultWeight}
                  max={maxResultWeight}
                  label={texts.resultOf(name)}
                  isInvalid={errorAt(`${at}.resultWeight`) !== undefined}
                  onChange={(typed) => change({ resultWeight: typed ?? value.resultWeight }, 'typed')}
                />
              </div>
              <IconButton
                icon="close"
                label={texts.remove(name)}
                onClick={() => onChange(without(values, place), 'chosen')}
              />
            </div>
            <AnswerWeights
              label={texts.leadsTo}
              spokenLabel={editorTexts.matrix.value(question, name)}
              path={`${at}.weights`}
              weights={value.weights}
              exercises={exercises}
              error={errorAt(`${at}.weights`)}
              advice={adviceAt(`${at}.weights`)}
              onChange={(weights) => change({ weights }, 'chosen')}
            />
          </li>
        );
      })}
      <li className={styles.add}>
        <AddButton name={path} label={texts.addAnswerTo(question)} onClick={add} />
        <span aria-hidden="true">{texts.addAnswer}</span>
      </li>
    </ol>
  );
}
