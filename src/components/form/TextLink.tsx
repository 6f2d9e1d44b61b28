import { Link } from 'react-router-dom';
import styles from './TextLink.module.css';

interface TextLinkProps {
  children: string;
  /** A path of the app. */
  to: string;
}

/** A link on its own line, high enough to tap. */
export function TextLink({ children, to }: TextLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
