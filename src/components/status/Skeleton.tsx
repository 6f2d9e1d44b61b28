import { componentTexts } from '../../texts/components';
import styles from './Skeleton.module.css';

/** A card whose content is still loading. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={componentTexts.loading}>
      <span />
      <span />
      <span />
    </div>
  );
}
