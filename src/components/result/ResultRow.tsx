import type { Level } from '../../domain/progress/results';
import { measureTexts } from '../../texts/measures';
import { PainMark } from '../pain/PainMark';
import { PainNote } from '../pain/PainNote';
import { Lane } from '../runs/Lane';
import { Delta } from './Delta';
import styles from './ResultRow.module.css';

interface ResultRowProps {
  name: string;
  percent: number;
  level: Level;
  /** The results of both sides, in words [SI-1]. */
  sides?: string | undefined;
  /** 0 to 10, where pain was reported [PN-4]. */
  pain?: number | undefined;
  /** What was written on it [PN-5]. */
  painNote?: string | null | undefined;
  /** Whole percent of an earlier run. */
  before?: number | undefined;
  /** How it has changed, in words: seen where it is more than the error, else only spoken [HI-4]. */
  change?: { strong: string; rest: string } | undefined;
}

/** The result of one test: its percentage from 0 to 100, rounded [PR-3], as number and lane [SO-9]. */
export function ResultRow({ name, percent, level, sides, pain, painNote, before, change }: ResultRowProps) {
  const isBeyond = change !== undefined && change.strong !== '';
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <h4>{name}</h4>
        <span className={styles.percent}>
          <span>{percent}</span>
          <small>{'\u00a0'}%</small>
        </span>
      </div>
      {pain !== undefined && (
        <p className={styles.pain}>
          <PainMark pain={pain} /> <PainNote note={painNote} />
        </p>
      )}
      <Lane value={percent} max={100} label={measureTexts.percentOf(name, percent)} level={level} />
      <Before percent={before} />
      {sides && <p className={styles.foot}>{sides}</p>}
      {change && (
        <p className={isBeyond ? styles.foot : styles.spoken}>
          <Delta {...change} />
        </p>
      )}
    </article>
  );
}

/** The mark of an earlier value below the lane. */
function Before({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  return (
    <svg className={styles.before} aria-hidden="true">
      <svg x={`${percent}%`} width="1" height="7" aria-hidden="true">
        <path d="M-5 7L0 0L5 7z" />
      </svg>
    </svg>
  );
}
