import { Icon } from './Icon';
import styles from './Still.module.css';

interface StillProps {
  /** The URL of a clip; null when the video is not on this device, undefined while it is being looked up. */
  src: string | null | undefined;
}

/** One whole picture out of a clip, as large as its frame; decorative, its name stands beside it. */
export function Still({ src }: StillProps) {
  if (src === null) {
    return (
      <span className={styles.missing} aria-hidden="true">
        <Icon name="video" />
      </span>
    );
  }
  // Some browsers paint nothing before the first seek: the fragment makes them show an early frame.
  const frame = src && `${src}#t=0.1`;
  return (
    <span className={styles.still} aria-hidden="true">
      <video src={frame} preload="metadata" muted playsInline tabIndex={-1} />
    </span>
  );
}
