import { clockFace } from '../../domain/guide/clock';
import type { Phase } from '../../domain/guide/phases';
import { guideTexts } from '../../texts/guide';
import type { Elements } from '../elements';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './ClockCard.module.css';
import { ClockRing } from './ClockRing';

/** The kind of phase, which decides about ground and icon. */
export type Ground = Phase['kind'] | 'over';

const marks: Record<Ground, IconName> = {
  hold: 'timer',
  work: 'repeat',
  rest: 'rest',
  switch: 'handover',
  over: 'done',
};

/** Letters that fit into one large line on the narrowest phone. */
const longAmount = 12;

interface ClockCardProps {
  ground: Ground;
  /** What happens now. Only this is announced, never the seconds. */
  title: string;
  /** The seconds on the clock; null: none. */
  seconds: number | null;
  /** The seconds of the pause, which is drawn as a ring. */
  ring?: number | null;
  /** Stands in place of the seconds: how much is to be done. */
  amount?: string | null;
  /** What was done. */
  done?: string | null;
  /** The lane of a hold. */
  lane?: Elements;
  /** A SetCounter. */
  sets?: Elements;
  /** What comes, in words. */
  next?: string | null;
  /** The picture of what comes. */
  picture?: Elements;
  /** In the corners: the switches as icons. */
  left?: Elements;
  right?: Elements;
}

/** The clock of an exercise: three phases, three grounds, each with icon and word [GT-1]. */
export function ClockCard({ ground, title, seconds, ring, ...parts }: ClockCardProps) {
  return (
    <section className={styles.clock} data-ground={ground} aria-label={guideTexts.label}>
      <p className={styles.phase} role="status">
        <Mark name={marks[ground]} size={ground === 'over' ? 24 : 20} />
        <span>{title}</span>
      </p>
      {parts.left && <div className={styles.left}>{parts.left}</div>}
      {parts.right && <div className={styles.right}>{parts.right}</div>}
      {seconds !== null && (
        <div className={styles.face}>
          {ring && <ClockRing left={seconds} length={ring} />}
          <p className={styles.digits} data-long={seconds >= 600} role="timer" aria-live="off">
            {clockFace(seconds)}
          </p>
        </div>
      )}
      {seconds === null && parts.amount && (
        <p className={styles.amount} data-long={parts.amount.length > longAmount}>
          {parts.amount}
        </p>
      )}
      {parts.done && <p className={styles.done}>{parts.done}</p>}
      {parts.lane && <div className={styles.lane}>{parts.lane}</div>}
      {parts.sets}
      {parts.next && (
        <div className={styles.next}>
          {parts.picture && <div className={styles.picture}>{parts.picture}</div>}
          <p>{parts.next}</p>
        </div>
      )}
    </section>
  );
}
