import { type KeyboardEvent, type Ref, useRef } from 'react';
import choiceStyles from './ChoiceRow.module.css';
import styles from './RadioChoices.module.css';

interface RadioChoicesProps {
  /** Unique among the questions on the page. */
  name: string;
  question: string;
  options: readonly string[];
  /** What each option means, below it; the options then stand one below the other. */
  hints?: readonly string[];
  /** The options stand beside each other, below the question. */
  inRow?: boolean;
  chosen: string | null;
  disabled?: boolean;
  /** Id of an error that concerns this question. */
  errorId?: string | undefined;
  onChoose: (option: string) => void;
  /** Called when the choice is final: by a press or the space bar, not by moving with the arrow keys. */
  onSettle: () => void;
  /** The row that takes the keyboard focus: the chosen one, otherwise the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice of one option; the whole row of an option can be pressed. */
export function RadioChoices(props: RadioChoicesProps) {
  const {
    name,
    question,
    options,
    hints,
    inRow = false,
    chosen,
    disabled = false,
    errorId,
    onChoose,
    onSettle,
    ref,
  } = props;
  // An arrow key fires keydown on the row that it leaves, and click on the row that it reaches.
  const isPassing = useRef(false);
  const pressKey = ({ key }: KeyboardEvent) => {
    isPassing.current = key.startsWith('Arrow');
  };
  const releaseKey = (event: KeyboardEvent<HTMLInputElement>) => {
    isPassing.current = false;
    // On an option that is already chosen, the space bar fires click only in some browsers.
    if (event.key !== ' ' || !event.currentTarget.checked) return;
    event.preventDefault();
    onSettle();
  };
  const entry = chosen ?? options[0];
  return (
    <fieldset
      className={styles.choices}
      data-hints={hints !== undefined}
      data-row={inRow}
      aria-label={question}
      aria-describedby={errorId}
    >
      {inRow && <legend>{question}</legend>}
      {options.map((option, index) => (
        <label key={option} className={choiceStyles.choice}>
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            disabled={disabled}
            ref={option === entry ? ref : undefined}
            onChange={() => onChoose(option)}
            onKeyDown={pressKey}
            onKeyUp={releaseKey}
            onClick={() => {
              if (!isPassing.current) onSettle();
            }}
          />
          <span>
            <span>{option}</span>
            {hints && <small>{hints[index]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
