import { trainingTexts } from '../../texts/exerciseRun';
import styles from './OtherForms.module.css';

const texts = trainingTexts.forms;

interface Form {
  name: string;
  onShow: () => void;
}

/** The easier and the harder form of an exercise, where there is one [CT-7]. */
export function OtherForms({ easier, harder }: { easier: Form | undefined; harder: Form | undefined }) {
  if (!easier && !harder) return null;
  return (
    <p className={styles.forms}>
      {easier && (
        <button type="button" onClick={easier.onShow}>
          {texts.easier(easier.name)}
        </button>
      )}
      {harder && (
        <button type="button" onClick={harder.onShow}>
          {texts.harder(harder.name)}
        </button>
      )}
    </p>
  );
}
