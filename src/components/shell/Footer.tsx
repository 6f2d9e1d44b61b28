import { Link } from 'react-router-dom';
import { componentTexts } from '../../texts/components';
import styles from './Footer.module.css';

/** Legal notice and copyright [SH-10]. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className={styles.footer}>
      <Link to="/impressum">{componentTexts.imprint}</Link>
      {/* A page that was painted at build time has the year of then. */}
      <p suppressHydrationWarning>{componentTexts.copyright(year)}</p>
    </footer>
  );
}
