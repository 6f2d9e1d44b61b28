import { componentTexts } from '../../texts/components';
import type { Elements } from '../elements';
import { IconButton } from '../form/IconButton';
import { BarLink } from './BarLink';
import styles from './TopBar.module.css';

interface TopBarProps {
  title: string;
  secondTitle?: string | undefined;
  /** Shows the link to `/` [SH-1]. */
  showHome?: boolean;
  /** Without it there is no logout button. */
  onLogout?: (() => void) | undefined;
  children?: Elements;
  below?: Elements;
}

/** The bar above every page except the gate pages [SH-1 to SH-4]. */
export function TopBar({ title, secondTitle, showHome = false, onLogout, children, below }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      <div className={styles.row}>
        {showHome && <BarLink to="/" icon="home" label={componentTexts.home} />}
        <div className={styles.titles}>
          <h1>{title}</h1>
          {secondTitle && <p>{secondTitle}</p>}
        </div>
        <div className={styles.tools}>
          {children}
          {onLogout && <IconButton icon="logout" label={componentTexts.logout} onClick={onLogout} />}
        </div>
      </div>
      <div className={styles.edge}>{below}</div>
    </header>
  );
}
