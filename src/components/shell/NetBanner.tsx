import { shellTexts } from '../../texts/shell';
import { Mark } from '../status/Mark';
import styles from './NetBanner.module.css';

/** Says that there is no network; being offline is a state, not an error. */
export function NetBanner({ offline }: { offline: boolean }) {
  return (
    <div role="status">
      {offline && (
        <p className={styles.banner}>
          <Mark name="offline" />
          <span>{shellTexts.offline}</span>
        </p>
      )}
    </div>
  );
}
