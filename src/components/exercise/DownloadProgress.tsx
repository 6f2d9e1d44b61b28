import { componentTexts } from '../../texts/components';
import { Lane } from '../runs/Lane';
import styles from './DownloadProgress.module.css';

interface DownloadProgressProps {
  /** The progress in words. */
  text: string;
  value: number;
  max: number;
}

/** The progress of a download as a sentence, a percentage and a lane. */
export function DownloadProgress({ text, value, max }: DownloadProgressProps) {
  const percent = max === 0 ? 0 : Math.round((100 * value) / max);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <b>{text}</b>
        <span>{componentTexts.percent(percent)}</span>
      </div>
      <Lane value={value} max={max} label={text} />
    </div>
  );
}
