import type { ReactNode } from 'react';
import { Icon, type IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './UnsentList.module.css';

/** Entries that are on this device only, one `UnsentRow` each. */
export function UnsentList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface UnsentRowProps {
  icon: IconName;
  title: string;
  /** Whose it is, when it was made, or how it begins. */
  detail?: string;
  /** What keeps it here. */
  reason: string;
  mark: IconName;
  /** 'problem' does not pass by itself. */
  tone: 'calm' | 'waiting' | 'problem';
}

/** What is not on the server, and why. */
export function UnsentRow({ icon, title, detail, reason, mark, tone }: UnsentRowProps) {
  return (
    <li data-tone={tone}>
      <Icon name={icon} />
      <div className={styles.words}>
        <b>{title}</b>
        {detail && <span className={styles.detail}>{detail}</span>}
        <span className={styles.reason}>
          <Mark name={mark} />
          <span>{reason}</span>
        </span>
      </div>
    </li>
  );
}
