import type { ReactNode } from 'react';
import type { IconName } from './Icon';
import { Mark } from './Mark';
import styles from './Offer.module.css';

interface OfferProps {
  icon: IconName;
  text: string;
  /** Buttons or ButtonLinks: to take it, and to be rid of it. */
  actions: ReactNode;
}

/** A quiet line with something that may be done, and need not. */
export function Offer({ icon, text, actions }: OfferProps) {
  return (
    <div className={styles.offer}>
      <Mark name={icon} size={24} />
      <p>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
