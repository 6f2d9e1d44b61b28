import { Avatar } from '../chat/Avatar';
import type { Elements } from '../elements';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  name: string;
  /** Below the name. */
  text: string | null | undefined;
  /** Beside the name; on narrow cards in place of the initials. */
  aside?: Elements;
  children: Elements;
}

/** Who a page is about, and what is known of them. */
export function PersonCard({ name, text, aside, children }: PersonCardProps) {
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head} data-aside={Boolean(aside)}>
        <Avatar name={name} />
        <div>
          <h2>{name}</h2>
          {text && <p>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
