import type { ReactNode } from 'react';
import type { IconName } from './Icon';
import { Mark } from './Mark';
import styles from './Offer.module.css';

/** An unobtrusive line that offers an optional action. */
export function Offer({ icon, text, actions }: { icon: IconName; text: string; actions: ReactNode }) {
  return (
    <div className={styles.offer} data-offer>
      <Mark name={icon} size={24} />
      <p>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
