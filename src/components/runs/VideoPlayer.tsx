import { useRef, useState } from 'react';
import { runTexts } from '../../texts/runs';
import { IconButton } from '../form/IconButton';
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

/**
 * The video of a movement, in a loop without sound, and after it the button that stops it. With reduced motion the user
 * starts it [SR-3, TR-6].
 */
export function VideoPlayer({ name, src, missingText }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  if (src === null) {
    return (
      <div className={styles.missing} role="img" aria-label={missingText}>
        <Icon name="video" />
        <span>{missingText}</span>
      </div>
    );
  }
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    // A video that cannot be played stays stopped, and the button says so.
    else video.current?.play().catch(() => undefined);
  };
  return (
    <div className={styles.player}>
      <video
        className={styles.video}
        ref={video}
        src={src}
        aria-label={runTexts.video(name)}
        autoPlay={!wantsLessMotion}
        loop
        muted
        controls
        playsInline
        preload="metadata"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {runTexts.videoFallback}
      </video>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? runTexts.pauseVideo : runTexts.playVideo}
        onClick={toggle}
      />
    </div>
  );
}
