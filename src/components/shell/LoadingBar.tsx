import { componentTexts } from '../../texts/components';
import styles from './LoadingBar.module.css';

/** Requests are in flight [SH-9]; lies on the lower edge of the TopBar, or at the top of a page without one. */
export function LoadingBar() {
  return <div className={styles.loading} role="progressbar" aria-label={componentTexts.loading} />;
}
