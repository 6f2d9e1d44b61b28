import { componentTexts } from '../../texts/components';
import styles from './Skeleton.module.css';

/** What is still loading: the tiles of the start page, rows of a list, a step of a run; without a shape one card. */
export type SkeletonShape = 'tiles' | 'rows' | 'run' | undefined;

/** Has the place and the size of what comes, so that nothing moves when it is there. */
export function Skeleton({ shape }: { shape?: SkeletonShape }) {
  return (
    <div className={styles.skeleton} data-shape={shape} role="status" aria-label={componentTexts.loading}>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
