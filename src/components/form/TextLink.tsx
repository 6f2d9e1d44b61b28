import { Link } from 'react-router-dom';
import styles from './TextLink.module.css';

/** A link on its own line, high enough to tap. */
export function TextLink({ children, to }: { children: string; to: string }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
