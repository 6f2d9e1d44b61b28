import type { Elements } from '../elements';
import { Goniometer } from './Goniometer';
import styles from './TotalHero.module.css';

interface TotalHeroProps {
  /** 0 to 100; null for a run without a result, of which only the caption is shown. */
  percent: number | null;
  /** An earlier result. */
  before?: number | undefined;
  /** The heading: what it is, and of which day. */
  caption: string;
  /** How it has changed, in one line. */
  change?: Elements;
  /** Below, on the ground of a card. */
  children?: Elements;
}

/** The result of a run, large, as the angle of a goniometer. */
export function TotalHero({ percent, before, caption, change, children }: TotalHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.ground}>
        {percent !== null && (
          <>
            <Goniometer percent={percent} before={before} />
            <p className={styles.value}>
              <span>{percent}</span>
              <small>{'\u00a0'}%</small>
            </p>
          </>
        )}
        <h2>{caption}</h2>
        {change}
      </div>
      {children}
    </section>
  );
}
