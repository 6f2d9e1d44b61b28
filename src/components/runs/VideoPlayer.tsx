import { runTexts } from '../../texts/runs';
import { Icon } from '../status/Icon';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  /** Name of the movement. */
  name: string;
  /** URL of the video; null: not on this device, undefined: still being looked up. */
  src: string | null | undefined;
  /** Shown instead of a missing video. */
  missingText: string;
}

/** The video of a movement, in a loop without sound. With reduced motion the user starts it [SR-3, TR-6]. */
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
      aria-label={runTexts.video(name)}
      autoPlay={!wantsLessMotion}
      loop
      muted
      controls
      playsInline
      preload="metadata"
    >
      {runTexts.videoFallback}
    </video>
  );
}
