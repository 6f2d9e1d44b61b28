import type { ReactNode } from 'react';
import type { Level } from '../../domain/progress/results';
import { measureTexts } from '../../texts/measures';
import { LevelStatus } from './LevelStatus';
import styles from './ResultList.module.css';

interface ResultListProps {
  level: Level;
  /** Rows, at least one. */
  children: readonly ReactNode[];
}

/** The tests of one level, under its colour, icon and word [RS-4]. */
export function ResultList({ level, children }: ResultListProps) {
  return (
    <section className={styles.group} aria-label={measureTexts.level[level]}>
      <h3>
        <LevelStatus level={level} />
        <span>{measureTexts.tests(children.length)}</span>
      </h3>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
