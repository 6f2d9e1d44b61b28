import type { MouseEvent, ReactNode } from 'react';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import { Spinner } from '../status/Spinner';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'plain';

export interface ButtonProps {
  children: ReactNode;
  /** One primary button per screen: what comes next. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  /** A small shape before the word. */
  mark?: IconName;
  /** Full width and 56 px high: the main action of a page. */
  wide?: boolean;
  /** Shows a spinner and takes no further press. */
  busy?: boolean;
  disabled?: boolean;
  /** Makes it a toggle and says whether it is on. */
  pressed?: boolean;
  onClick?: () => void;
}

/** The second tap of a double tap counts for nothing: wet fingers must not take two steps at once. */
const isRepeated = (event: MouseEvent) => event.detail > 1;

export function Button({
  children,
  variant = 'primary',
  type = 'button',
  mark,
  wide = false,
  busy = false,
  disabled = false,
  pressed,
  onClick,
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (isRepeated(event)) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      className={styles.button}
      data-variant={variant}
      data-wide={wide}
      type={type}
      aria-busy={busy}
      aria-pressed={pressed}
      disabled={disabled || busy}
      onClick={press}
    >
      {busy && <Spinner />}
      {mark && !busy && <Mark name={mark} />}
      {children}
    </button>
  );
}
