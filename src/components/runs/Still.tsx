import { Icon } from '../status/Icon';
import styles from './Still.module.css';

interface StillProps {
  /** The URL of a video; null when the video is not on this device, undefined while it is being looked up. */
  src: string | null | undefined;
}

/** One whole picture out of a video, as large as its frame; decorative, its name stands beside it. */
export function Still({ src }: StillProps) {
  if (src === null) {
    return (
      <span className={styles.missing} aria-hidden="true">
        <Icon name="video" />
      </span>
    );
  }
  // A video begins at rest, where many look alike; at this second the movement shows. Without a seek some browsers
  // paint nothing at all; a shorter video shows its end.
  const frame = src && `${src}#t=1.8`;
  return (
    <span className={styles.still} aria-hidden="true">
      <video src={frame} preload="metadata" muted playsInline tabIndex={-1} />
    </span>
  );
}
