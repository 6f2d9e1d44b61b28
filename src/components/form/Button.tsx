import type { MouseEvent, ReactNode } from 'react';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import { Spinner } from '../status/Spinner';
import styles from './Button.module.css';

/** 'danger' is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger';

interface ButtonProps {
  children: ReactNode;
  /** A screen has one primary button, for the next step. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  /** A small icon before the text. */
  mark?: IconName;
  /** Full width and 56 px high: the main action of a page. */
  wide?: boolean;
  /** Shows a spinner and ignores further presses, but keeps the focus. */
  busy?: boolean;
  disabled?: boolean;
  /** Makes the button a toggle; true while it is on. */
  pressed?: boolean;
  /** Id of a text about what the press does. */
  describedBy?: string | undefined;
  onClick?: () => void;
}

/** The second tap of a double tap is ignored: wet fingers must not take two steps at once. */
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
  describedBy,
  onClick,
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (busy || isRepeated(event)) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      className={styles.button}
      data-variant={variant}
      data-wide={wide}
      type={type}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={press}
    >
      {busy && <Spinner />}
      {mark && !busy && <Mark name={mark} />}
      <span>{children}</span>
    </button>
  );
}
