import type { Elements } from '../elements';
import styles from './AnswerButton.module.css';
import { isRepeated } from './isRepeated';

interface AnswerButtonProps {
  label: string;
  /** No is as much an answer as yes, and has another ground. */
  kind: 'yes' | 'no' | 'value';
  isGiven: boolean;
  onPress: () => void;
}

/**
 * One answer. A second press takes it back, so it is a button that stays pressed: a radio button cannot be taken back
 * with the keyboard, and its arrow keys would answer on the way [TS-2].
 */
export function AnswerButton({ label, kind, isGiven, onPress }: AnswerButtonProps) {
  return (
    <button
      className={styles.answer}
      type="button"
      data-kind={kind}
      aria-pressed={isGiven}
      onClick={(event) => {
        if (!isRepeated(event)) onPress();
      }}
    >
      {label}
    </button>
  );
}

/** Answers beside each other. */
export function AnswerRow({ isPair, children }: { isPair: boolean; children: Elements }) {
  return (
    <div className={styles.row} data-pair={isPair}>
      {children}
    </div>
  );
}
