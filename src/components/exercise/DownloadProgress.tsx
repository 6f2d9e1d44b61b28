import { measureTexts } from '../../texts/measures';
import { Lane } from '../runs/Lane';
import styles from './DownloadProgress.module.css';

/** The progress of a download as a sentence, a percentage and a lane. */
export function DownloadProgress({ text, value, max }: { text: string; value: number; max: number }) {
  const percent = max === 0 ? 0 : Math.round((100 * value) / max);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <b>{text}</b>
        <span>{measureTexts.percent(percent)}</span>
      </div>
      <Lane value={value} max={max} label={text} />
    </div>
  );
}
