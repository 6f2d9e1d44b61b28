import { updateTexts } from '../../texts/update';
import styles from './DataAge.module.css';

interface DataAgeProps {
  text: string;
  /** Whether newer data is being loaded. A press does nothing meanwhile. */
  isBusy: boolean;
  /** Loads newer data; null where that is not possible. */
  onRefresh: (() => void) | null;
}

/** How old the data of a page is, in the space above its content: it comes and changes without moving anything. */
export function DataAge({ text, isBusy, onRefresh }: DataAgeProps) {
  return (
    <div className={styles.age}>
      <p>{text}</p>
      {onRefresh && (
        <button type="button" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onRefresh}>
          {updateTexts.refresh}
        </button>
      )}
    </div>
  );
}
