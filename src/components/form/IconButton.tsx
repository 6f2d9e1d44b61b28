import { Icon, type IconName } from '../status/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Accessible name: what the button does. */
  label: string;
  onClick: () => void;
}

/** A square button of 48 px with one icon; it inherits the text colour. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button className={styles.iconButton} type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
