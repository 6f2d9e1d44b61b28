import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './Avatar.module.css';

/** The initials of a person, or an icon; decorative, because the name is next to it. */
export function Avatar({ name, icon }: { name: string; icon?: IconName | undefined }) {
  const initials = name.split(/\s+/).map((word) => word.charAt(0));
  return (
    <span className={styles.avatar} aria-hidden="true">
      {icon ? <Mark name={icon} size={24} /> : initials.slice(0, 2).join('').toUpperCase()}
    </span>
  );
}
