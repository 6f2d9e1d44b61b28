import { type Ref, useId } from 'react';
import type { Elements } from '../elements';
import styles from './SectionCard.module.css';

interface SectionCardProps {
  /** The anchor in the page. */
  id: string;
  title: string;
  children: Elements;
  /** Beside the title. */
  aside?: Elements;
  /** The heading, which can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A white box for one subject of a page with many. */
export function SectionCard({ id, title, children, aside, headingRef }: SectionCardProps) {
  const headingId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
