import styles from './WeekLane.module.css';

/** What is drawn of a week. */
export interface DrawnWeek {
  /** How much was trained: nothing, a little, some, much. */
  height: 0 | 1 | 2 | 3;
  isScreened: boolean;
  isHurting: boolean;
}

interface WeekLaneProps {
  weeks: readonly DrawnWeek[];
  /** The place of the week that is chosen; null without one. */
  chosen?: number | null;
  /** What the drawing shows; null where something beside it says that. */
  label?: string | null;
}

/** The width of a week and the height of a lane, in units of the drawing. */
const wide = 10;
const high = 40;

/** The height of a bar by how much was trained. */
const heights = { 1: 8, 2: 16, 3: 24 } as const;

const bar = (place: number, height: number) =>
  `M${place * wide + 2.5} ${(high - height) / 2}h5v${height}h-5z`;

const dot = (place: number, y: number) => `M${place * wide + wide / 2} ${y}h0`;

/** The path of all weeks of a kind, so that a lane is few elements. */
const pathOf = (
  weeks: readonly DrawnWeek[],
  isOfKind: (week: DrawnWeek) => boolean,
  draw: (place: number) => string,
): string => weeks.map((week, place) => (isOfKind(week) ? draw(place) : '')).join('');

/**
 * Weeks beside each other: a bar for trainings, a pin for a screening, a red field with a cross for pain, a dot for
 * none of them. It fits every width: lines keep theirs.
 */
export function WeekLane({ weeks, chosen = null, label = null }: WeekLaneProps) {
  const path = (isOfKind: (week: DrawnWeek) => boolean, draw: (place: number) => string) =>
    pathOf(weeks, isOfKind, draw);
  const isScreened = (week: DrawnWeek) => week.isScreened;
  const isHurting = (week: DrawnWeek) => week.isHurting;
  return (
    <svg
      className={styles.lane}
      viewBox={`0 0 ${weeks.length * wide} ${high}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label ?? undefined}
      aria-hidden={label === null}
    >
      {chosen !== null && <rect className={styles.chosen} x={chosen * wide} width={wide} height={high} />}
      <path className={styles.base} d={`M0 ${high / 2}H${weeks.length * wide}`} />
      <path
        className={styles.none}
        d={path(
          ({ height }) => height === 0,
          (place) => dot(place, high / 2),
        )}
      />
      {([1, 2, 3] as const).map((height) => (
        <path
          key={height}
          className={styles.trained}
          data-height={height}
          d={path(
            (week) => week.height === height,
            (place) => bar(place, heights[height]),
          )}
        />
      ))}
      <path className={styles.pin} d={path(isScreened, (place) => `M${place * wide + 5} 5V38`)} />
      <path className={styles.head} d={path(isScreened, (place) => dot(place, 5))} />
      <path className={styles.pain} d={path(isHurting, (place) => bar(place, 18))} />
      <path
        className={styles.cross}
        d={path(isHurting, (place) => `M${place * wide + 3} 20h4M${place * wide + 5} 15v10`)}
      />
    </svg>
  );
}
