import styles from './chart.module.css';

export interface HeatColumn {
  key: string;
  /** Below the column. */
  name: string;
  /** Seven, Monday first; null for a day that has not come yet. */
  days: readonly (number | null)[];
}

/** In pixels: distance of the rows, and half the width of a square. */
const row = 24;
const half = 9;

/** Weeks as columns of days: a square for a training, a number in it for more, a dot for none [HI-6]. */
export function Heat({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly HeatColumn[];
  /** The names of the days, '' for one without. */
  rows: readonly string[];
}) {
  const x = (index: number) => `${((index + 0.5) * 100) / columns.length}%`;
  const y = (index: number) => 14 + index * row;
  return (
    <div className={styles.heat}>
      <svg role="img" aria-label={label}>
        {rows.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the day is its place
          <text key={index} x="-12" y={y(index) + 4} textAnchor="end">
            {name}
          </text>
        ))}
        {columns.map(({ key, name, days }, column) => (
          <g key={key}>
            {days.map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the day is its place
              <Day key={index} count={count} x={x(column)} y={y(index)} />
            ))}
            <text
              data-place={(columns.length - column) % 2 === 0 ? 'even' : 'odd'}
              x={x(column)}
              y={y(7) + 6}
              textAnchor="middle"
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function Day({ count, x, y }: { count: number | null; x: string; y: number }) {
  if (count === null) return null;
  if (count === 0) return <circle className={styles.none} cx={x} cy={y} r="2.5" />;
  return (
    <>
      <rect
        className={styles.trained}
        x={x}
        y={y - half}
        width={2 * half}
        height={2 * half}
        rx="4"
        transform={`translate(${-half} 0)`}
      />
      {count > 1 && (
        <text className={styles.count} x={x} y={y + 4.5} textAnchor="middle">
          {count}
        </text>
      )}
    </>
  );
}
