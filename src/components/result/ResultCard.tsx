import type { Level } from '../../domain/progress/results';
import { measureTexts } from '../../texts/measures';
import type { Elements } from '../elements';
import { PainMark } from '../pain/PainMark';
import { PainNote } from '../pain/PainNote';
import { Lane } from '../runs/Lane';
import { Tape } from '../shell/Tape';
import { LevelStatus } from './LevelStatus';
import styles from './ResultCard.module.css';

interface ResultCardProps {
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
  /** How it has changed, in words. */
  change?: Elements;
}

/** The result of one test: its percentage from 0 to 100, rounded [PR-3], as number, lane and word [SO-9]. */
export function ResultCard({ name, percent, level, sides, pain, painNote, before, change }: ResultCardProps) {
  return (
    <article className={styles.result}>
      <div className={styles.top}>
        <h3>{name}</h3>
        <span className={styles.percent}>
          <span>{percent}</span>
          <small>{'\u00a0'}%</small>
        </span>
      </div>
      <Lane value={percent} max={100} label={measureTexts.percentOf(name, percent)} level={level} />
      <Tape before={before} />
      {sides && <p className={styles.sides}>{sides}</p>}
      <div className={styles.foot}>
        {pain !== undefined && <PainMark pain={pain} />}
        <LevelStatus level={level} />
        {change}
      </div>
      <PainNote note={painNote} />
    </article>
  );
}
