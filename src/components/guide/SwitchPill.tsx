import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './SwitchPill.module.css';

interface SwitchPillProps {
  icon: IconName;
  label: string;
  pressed: boolean;
  onClick: () => void;
}

/** Switches something on and off, in words. What is off is struck out. */
export function SwitchPill({ icon, label, pressed, onClick }: SwitchPillProps) {
  return (
    <button className={styles.pill} type="button" aria-pressed={pressed} onClick={onClick}>
      <Mark name={icon} />
      <span>{label}</span>
    </button>
  );
}
