import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './ChipButton.module.css';

interface ChipButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

/** A round button at the end of a chip. */
export function ChipButton({ icon, label, onClick }: ChipButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Mark name={icon} size={16} />
    </button>
  );
}
