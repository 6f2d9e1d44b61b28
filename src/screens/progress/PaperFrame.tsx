import type { Elements } from '../../components/elements';
import { formatDate } from '../../domain/formats';
import { appTexts } from '../../texts/app';
import { paperTexts } from '../../texts/paper';
import styles from './Paper.module.css';

interface PaperFrameProps {
  clubName: string;
  /** In milliseconds since the epoch. */
  now: number;
  title: string;
  /** Below the title. */
  subtitle: string;
  facts: readonly { term: string; value: string }[];
  /** More content than usual: smaller, so that it is still one page. */
  isDense: boolean;
  children: Elements;
}

/** A sheet of paper with its head and foot; one A4 page [HI-8]. */
export function PaperFrame(props: PaperFrameProps) {
  const { clubName, now, title, subtitle, facts, isDense, children } = props;
  return (
    <section className={styles.sheet} aria-label={title} data-dense={isDense}>
      <header className={styles.head}>
        <div>
          <p className={styles.club}>{clubName}</p>
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </div>
        <dl>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
      <footer className={styles.foot}>
        <span>{appTexts.product}</span>
        <span>{paperTexts.printed(formatDate(new Date(now).toISOString()))}</span>
      </footer>
    </section>
  );
}
