import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './LinkCards.module.css';

/** A row of small cards under a title: what few people need, below the tiles. */
export function LinkCards({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <nav className={styles.row} aria-labelledby={titleId}>
      <p id={titleId}>{title}</p>
      <div className={styles.cards}>{children}</div>
    </nav>
  );
}

/** A link to a page. */
export function LinkCard({ icon, title, to }: { icon: IconName; title: string; to: string }) {
  return (
    <Link className={styles.card} to={to}>
      <Mark name={icon} size={24} />
      <b>{title}</b>
      <Mark name="next" />
    </Link>
  );
}
