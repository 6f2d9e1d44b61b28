import { Avatar } from '../chat/Avatar';
import type { Elements } from '../elements';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  name: string;
  /** Below the name. */
  text: string | null | undefined;
  children: Elements;
}

/** Who a page is about, and what is known of them. */
export function PersonCard({ name, text, children }: PersonCardProps) {
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <Avatar name={name} />
        <div>
          <h2>{name}</h2>
          {text && <p>{text}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
