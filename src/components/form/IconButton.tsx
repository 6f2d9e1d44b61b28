import { Icon, type IconName } from '../status/Icon';
import styles from './IconButton.module.css';

/** A square button of 48 px with one icon; it inherits the text colour. */
export function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button className={styles.iconButton} type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
