import type { Elements } from '../elements';
import styles from './EmptyState.module.css';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** What will be here, or how to get it. */
  text?: string;
  action?: Elements;
}

/** Shown instead of content that does not exist yet. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <Icon name={icon} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </section>
  );
}
