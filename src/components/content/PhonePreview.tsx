import { type ReactNode, useId } from 'react';
import { Mark } from '../status/Mark';
import styles from './PhonePreview.module.css';

/** What athletes get, as wide as on a phone [CT-9]. */
export function PhonePreview({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>
        <Mark name="show" />
        <span>{title}</span>
      </h2>
      <div className={styles.phone}>{children}</div>
    </section>
  );
}
