import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import styles from './Alert.module.css';
import { Mark } from './Mark';

interface AlertProps {
  kind: 'error' | 'info';
  children: ReactNode;
  title?: string;
  /** Id for fields that refer to this alert as their error. */
  id?: string;
  action?: Elements;
}

/** A message inside the page; screen readers announce an error at once. */
export function Alert({ kind, children, title, id, action }: AlertProps) {
  return (
    <div className={styles.alert} data-kind={kind} id={id} role={kind === 'error' ? 'alert' : undefined}>
      <Mark name={kind} />
      <div className={styles.body}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
