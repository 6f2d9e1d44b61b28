import type { Effort } from '../../domain/guide/sets';
import { guideTexts } from '../../texts/guide';
import { Mark } from '../status/Mark';
import styles from './SetCounter.module.css';

/** Which sets are done, and of a set with sides which sides: a box for each [GT-1, SI-1]. */
export function SetCounter({ sets }: { sets: readonly Effort[][] }) {
  const hasSides = sets.some((efforts) => efforts.length > 1);
  return (
    <ol className={styles.sets} aria-label={hasSides ? guideTexts.setsAndSides : guideTexts.sets}>
      {sets.map((efforts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number.
        <li key={index} className={styles.box} data-state={stateOf(efforts)}>
          <SetBox set={index + 1} efforts={efforts} />
        </li>
      ))}
    </ol>
  );
}

/** The state of a whole set. */
const stateOf = (efforts: readonly Effort[]): Effort['state'] => {
  if (efforts.every(({ state }) => state === 'done')) return 'done';
  return efforts.every(({ state }) => state === 'open') ? 'open' : 'now';
};

function SetBox({ set, efforts: [first, second] }: { set: number; efforts: readonly Effort[] }) {
  const name = (
    <span>
      <span className={styles.spoken}>{guideTexts.setBefore}</span>
      <span>{set}</span>
    </span>
  );
  if (!first || !second) {
    const state = first?.state ?? 'open';
    return (
      <>
        {state === 'done' && <Mark name="check" size={24} />}
        <span className={state === 'done' ? styles.spoken : undefined}>{name}</span>
        <span className={styles.spoken}>{guideTexts.states[state]}</span>
      </>
    );
  }
  return (
    <>
      <SideWord {...first} />
      {name}
      <SideWord {...second} />
    </>
  );
}

function SideWord({ side, state }: Effort) {
  if (!side) return null;
  const { short, rest } = guideTexts.sides[side];
  return (
    <span className={styles.side} data-state={state}>
      <span>{short}</span>
      <span className={styles.spoken}>{rest + guideTexts.states[state]}</span>
    </span>
  );
}
