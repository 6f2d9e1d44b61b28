import { Link } from 'react-router-dom';
import { componentTexts } from '../../texts/components';
import { Badge } from '../status/Badge';
import { Icon, type IconName } from '../status/Icon';
import styles from './BarLink.module.css';

interface BarLinkProps {
  to: string;
  icon: IconName;
  label: string;
  /** Number of unread messages; a badge shows it unless it is 0. */
  unread?: number;
}

/** A link in the top bar to a page of the app. */
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
