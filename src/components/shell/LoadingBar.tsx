import { componentTexts } from '../../texts/components';
import styles from './LoadingBar.module.css';

/** Shown while requests are in flight [SH-9]: on the lower edge of the TopBar, or at the top of a page without one. */
export function LoadingBar() {
  return <div className={styles.loading} role="progressbar" aria-label={componentTexts.loading} />;
}
