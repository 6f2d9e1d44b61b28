import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './ToolButton.module.css';

interface ToolButtonProps {
  icon: IconName;
  label: string;
  /** Makes the button a toggle; true while it is on. */
  pressed?: boolean;
  /** With an edge, as high as the main button beside it. */
  framed?: boolean;
  onClick: () => void;
}

/** A square button with a small icon, beside a clock. */
export function ToolButton({ icon, label, pressed, framed = false, onClick }: ToolButtonProps) {
  return (
    <button
      className={styles.tool}
      data-framed={framed}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Mark name={icon} size={framed ? 20 : 24} />
    </button>
  );
}
