import { type KeyboardEvent, type Ref, useRef } from 'react';
import choiceStyles from './ChoiceRow.module.css';
import styles from './RadioChoices.module.css';

interface RadioChoicesProps {
  /** Unlike that of every other question on the page. */
  name: string;
  question: string;
  options: readonly string[];
  chosen: string | null;
  disabled?: boolean;
  /** The id of an error that concerns this question. */
  errorId?: string | undefined;
  onChoose: (option: string) => void;
  /** The choice is made: pressed, or taken with the space bar, and not merely passed with the arrow keys. */
  onSettle: () => void;
  /** Where the keyboard enters: the chosen row, else the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of several options, each a row that can be pressed as a whole. */
export function RadioChoices(props: RadioChoicesProps) {
  const { name, question, options, chosen, disabled = false, errorId, onChoose, onSettle, ref } = props;
  // An arrow key is noticed on the row that it leaves, and clicks the row that it reaches.
  const isPassing = useRef(false);
  const pressKey = ({ key }: KeyboardEvent) => {
    isPassing.current = key.startsWith('Arrow');
  };
  const releaseKey = (event: KeyboardEvent<HTMLInputElement>) => {
    isPassing.current = false;
    // On an option that is chosen already the space bar clicks in some browsers only.
    if (event.key !== ' ' || !event.currentTarget.checked) return;
    event.preventDefault();
    onSettle();
  };
  const entry = chosen ?? options[0];
  return (
    <fieldset className={styles.choices} aria-label={question} aria-describedby={errorId}>
      {options.map((option) => (
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
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
