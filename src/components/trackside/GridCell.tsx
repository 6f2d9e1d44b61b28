import { tracksideTexts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { Mark } from '../status/Mark';
import styles from './GridCell.module.css';
import type { SessionCell } from './testProgress';

const { grid: texts, states } = tracksideTexts;

interface GridCellProps {
  name: string;
  test: string;
  cell: SessionCell;
  /** Null where the screening of this person is closed. */
  onPress: (() => void) | null;
}

/** How far one person is with one test. Screen readers get person, test and state in words [TS-3]. */
export function GridCell({ name, test, cell, onPress }: GridCellProps) {
  const inside = (
    <>
      <span className={styles.spoken}>{texts.cell(name, test, inWords(cell))}</span>
      <span className={styles.seen} aria-hidden="true">
        {shortly(cell)}
      </span>
    </>
  );
  if (onPress === null) {
    return (
      <span className={styles.cell} data-state={cell.state}>
        {inside}
      </span>
    );
  }
  return (
    <button className={styles.cell} type="button" data-state={cell.state} onClick={onPress}>
      {inside}
    </button>
  );
}

const inWords = ({ state, answered, questions, percent }: SessionCell): string => {
  if (state === 'begun') return texts.begunInWords(answered, questions);
  if (state === 'done' && percent !== null) return texts.doneWith(percent);
  return states[state];
};

const shortly = ({ state, answered, questions, percent }: SessionCell): Elements => {
  if (state === 'open') return <Mark name="draft" />;
  if (state === 'leftOut') return <span>{texts.leftOut}</span>;
  const text = state === 'begun' ? texts.begun(answered, questions) : texts.percent(percent ?? 0);
  return (
    <>
      <Mark name={state === 'begun' ? 'half' : 'check'} />
      {(state === 'begun' || percent !== null) && <span>{text}</span>}
    </>
  );
};
