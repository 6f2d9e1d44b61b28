import { Icon, type IconName } from '../status/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** What it does, for those who do not see the shape. */
  label: string;
  onClick: () => void;
}

/** A square of 48 px that holds one icon; it takes the colour of what it lies on. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button className={styles.iconButton} type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
