import { Icon } from '../status/Icon';
import styles from './Still.module.css';

/**
 * One frame of a video as a picture that fills its box; decorative, because its name is next to it. Without a URL, the
 * video is not on this device (null) or still being looked up (undefined).
 */
export function Still({ src }: { src: string | null | undefined }) {
  if (src === null) {
    return (
      <span className={styles.missing} aria-hidden="true">
        <Icon name="video" />
      </span>
    );
  }
  // The first frames of many videos look alike; at 1.8 s the movement is visible. A shorter video shows its end.
  // Without a seek some browsers paint nothing at all.
  const frame = src && `${src}#t=1.8`;
  return (
    <span className={styles.still} aria-hidden="true">
      <video src={frame} preload="metadata" muted playsInline tabIndex={-1} />
    </span>
  );
}
