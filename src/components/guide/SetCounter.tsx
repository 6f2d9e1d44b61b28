import type { Effort } from '../../domain/guide/sets';
import { guideTexts } from '../../texts/guide';
import styles from './SetCounter.module.css';

/** Which sets are done, and of a set with sides which sides [GT-1, SI-1]. */
export function SetCounter({ sets }: { sets: readonly Effort[][] }) {
  const hasSides = sets.some((efforts) => efforts.length > 1);
  return (
    <ol className={styles.sets} aria-label={hasSides ? guideTexts.setsAndSides : guideTexts.sets}>
      {sets.map((efforts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number.
        <li key={index}>
          <span className={styles.efforts} aria-hidden="true">
            {efforts.map(({ side, state }) => (
              <span key={side} data-state={state} />
            ))}
          </span>
          <SetWords set={index + 1} efforts={efforts} />
        </li>
      ))}
    </ol>
  );
}

function SetWords({ set, efforts: [first, second] }: { set: number; efforts: readonly Effort[] }) {
  const name = guideTexts.set(set);
  if (!first || !second) {
    return (
      <span className={styles.words}>
        <span data-on={first?.state !== 'open'}>
          <span>{name}</span>
          <span className={styles.rest}>{first && guideTexts.states[first.state]}</span>
        </span>
      </span>
    );
  }
  return (
    <span className={styles.words}>
      <SideWord {...first} />
      <span>{name}</span>
      <SideWord {...second} />
    </span>
  );
}

function SideWord({ side, state }: Effort) {
  if (!side) return null;
  const { short, rest } = guideTexts.sides[side];
  return (
    <span data-on={state !== 'open'}>
      <span>{short}</span>
      <span className={styles.rest}>{rest + guideTexts.states[state]}</span>
    </span>
  );
}
