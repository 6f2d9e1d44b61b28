import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import type { ButtonVariant } from './Button';
import styles from './Button.module.css';

interface ButtonLinkProps {
  children: ReactNode;
  to: string;
  variant?: ButtonVariant;
  mark?: IconName;
  /** Full width and 56 px high: the main action of a page. */
  wide?: boolean;
  /** The state of the location that it leads to. */
  state?: unknown;
}

/** A link that looks like a Button and only navigates. */
export function ButtonLink({
  children,
  to,
  variant = 'primary',
  mark,
  wide = false,
  state,
}: ButtonLinkProps) {
  return (
    <Link className={styles.button} data-variant={variant} data-wide={wide} to={to} state={state}>
      {mark && <Mark name={mark} />}
      <span>{children}</span>
    </Link>
  );
}
