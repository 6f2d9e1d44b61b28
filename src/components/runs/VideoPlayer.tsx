import { componentTexts } from '../../texts/components';
import { Icon } from '../status/Icon';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  /** The movement that is shown. */
  name: string;
  /** A URL; null when the video is not on this device, undefined while it is being looked up. */
  src: string | null | undefined;
  /** Stands in the place of a missing video. */
  missingText: string;
}

/** The video of a movement: loops without sound; whoever wants less motion starts it by hand (SR-3, TR-6). */
export function VideoPlayer({ name, src, missingText }: VideoPlayerProps) {
  if (src === null) {
    return (
      <div className={styles.missing} role="img" aria-label={missingText}>
        <Icon name="video" />
        <span>{missingText}</span>
      </div>
    );
  }
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <video
      className={styles.video}
      src={src}
      aria-label={componentTexts.video(name)}
      autoPlay={!wantsLessMotion}
      loop
      muted
      controls
      playsInline
      preload="metadata"
    >
      {componentTexts.videoFallback}
    </video>
  );
}
