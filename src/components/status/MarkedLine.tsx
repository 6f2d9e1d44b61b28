import type { ReactNode } from 'react';
import type { IconName } from './Icon';
import { Mark } from './Mark';
import styles from './MarkedLine.module.css';

interface MarkedLineProps {
  mark: IconName;
  /** 'problem': the user has to act. */
  tone?: 'calm' | 'waiting' | 'problem' | 'done' | 'news';
  children: ReactNode;
}

/** A state or a piece of news in one line: its icon says the same as its colour. */
export function MarkedLine({ mark, tone = 'calm', children }: MarkedLineProps) {
  return (
    <span className={styles.line} data-tone={tone}>
      <Mark name={mark} />
      <span>{children}</span>
    </span>
  );
}
