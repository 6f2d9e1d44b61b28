import type { Elements } from '../elements';
import { Icon, type IconName } from '../status/Icon';
import { MarkedLine } from '../status/MarkedLine';
import styles from './UnsentList.module.css';

/** Data that is only on this device, one `UnsentRow` each. */
export function UnsentList({ label, children }: { label: string; children: Elements }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface UnsentRowProps {
  icon: IconName;
  title: string;
  /** Its owner, its date, or its first words. */
  detail?: string;
  /** Why the server does not have it. */
  reason: string;
  mark: IconName;
  /** 'problem': the user has to act. */
  tone: 'calm' | 'waiting' | 'problem';
  /** What the user can do about it. */
  children?: Elements;
}

/** A run, entry or row that is not on the server, with the reason. */
export function UnsentRow({ icon, title, detail, reason, mark, tone, children }: UnsentRowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div className={styles.words}>
        <b>{title}</b>
        {detail && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
        <MarkedLine mark={mark} tone={tone}>
          {reason}
        </MarkedLine>
        {children}
      </div>
    </li>
  );
}
