import type { FulfilState } from '../../domain/trackside/answers';
import { tracksideTexts } from '../../texts/trackside';
import { Mark } from '../status/Mark';
import styles from './AllMet.module.css';
import { isRepeated } from './isRepeated';

const { allMet } = tracksideTexts;

interface AllMetProps {
  state: FulfilState;
  onGive: () => void;
  onTakeBack: () => void;
}

/**
 * Answers every open yes/no question of a test with yes, and takes that back [TS-2]. It also stays in its place when
 * there is nothing to do: what is below it must not move under a finger.
 */
export function AllMet({ state, onGive, onTakeBack }: AllMetProps) {
  const isGiven = state === 'given';
  return (
    <button
      className={styles.allMet}
      type="button"
      disabled={state === 'idle'}
      onClick={(event) => {
        if (isRepeated(event)) return;
        if (isGiven) onTakeBack();
        else onGive();
      }}
    >
      <Mark name={isGiven ? 'reset' : 'check'} />
      <span>{isGiven ? allMet.takeBack : allMet.give}</span>
    </button>
  );
}
