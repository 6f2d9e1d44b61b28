import { Link } from 'react-router-dom';
import { componentTexts } from '../../texts/components';
import { Badge } from '../status/Badge';
import { Icon, type IconName } from '../status/Icon';
import styles from './BarLink.module.css';

interface BarLinkProps {
  to: string;
  icon: IconName;
  label: string;
  /** How many unread messages are behind it; a badge tells, unless there is none. */
  unread?: number;
}

/** A place of the app in the top bar. */
export function BarLink({ to, icon, label, unread = 0 }: BarLinkProps) {
  const name = unread > 0 ? `${label}, ${componentTexts.unread(unread)}` : label;
  return (
    <Link className={styles.barLink} to={to} aria-label={name}>
      <Icon name={icon} />
      {unread > 0 && (
        <span className={styles.badge}>
          <Badge count={unread} silent />
        </span>
      )}
    </Link>
  );
}
