import { clockFace } from '../../domain/guide/clock';
import type { Phase } from '../../domain/guide/phases';
import { guideTexts } from '../../texts/guide';
import type { Elements } from '../elements';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './ClockCard.module.css';

/** The kind of phase, which decides about ground and icon. */
export type Ground = Phase['kind'] | 'over';

const marks: Record<Ground, IconName> = {
  hold: 'timer',
  work: 'repeat',
  rest: 'rest',
  switch: 'handover',
  over: 'done',
};

interface ClockCardProps {
  ground: Ground;
  /** What happens now. Only this is announced, never the seconds. */
  title: string;
  /** The seconds on the clock; null: none. */
  seconds: number | null;
  /** Stands in place of the seconds: how much is to be done. */
  amount?: string | null;
  /** What was done. */
  done?: string | null;
  /** The lane of a hold. */
  lane?: Elements;
  /** A SetCounter. */
  sets?: Elements;
  /** What comes. */
  next?: string | null;
  /** In the corners: the switches as icons. */
  left?: Elements;
  right?: Elements;
  /** A main button, and a small one beside it. */
  controls: Elements;
  /** The switches in words. */
  pills?: Elements;
}

/** The clock of an exercise: three phases, three grounds, each with icon and word [GT-1]. */
export function ClockCard({ ground, title, seconds, ...parts }: ClockCardProps) {
  return (
    <section className={styles.clock} data-ground={ground} aria-label={guideTexts.label}>
      <p className={styles.phase} role="status">
        <Mark name={marks[ground]} size={ground === 'over' ? 24 : 20} />
        <span>{title}</span>
      </p>
      {parts.left && <div className={styles.left}>{parts.left}</div>}
      {parts.right && <div className={styles.right}>{parts.right}</div>}
      {seconds !== null && (
        <p className={styles.digits} data-long={seconds >= 600} role="timer" aria-live="off">
          {clockFace(seconds)}
        </p>
      )}
      {seconds === null && parts.amount && <p className={styles.amount}>{parts.amount}</p>}
      {parts.done && <p className={styles.done}>{parts.done}</p>}
      {parts.lane && <div className={styles.lane}>{parts.lane}</div>}
      {parts.sets}
      {parts.next && <p className={styles.next}>{parts.next}</p>}
      <div className={styles.controls}>{parts.controls}</div>
      {parts.pills && <div className={styles.pills}>{parts.pills}</div>}
    </section>
  );
}
