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
  /** The video cannot be played. */
  onBroken?: () => void;
}

/**
 * The video of a movement, in a loop without sound, and after it the button that stops it. With reduced motion the user
 * starts it [SR-3, TR-6].
 */
export function VideoPlayer({ name, src, missingText, onBroken }: VideoPlayerProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null) return <NoVideo text={missingText} />;
  // Another URL is another try.
  if (src !== undefined && src === broken) return <NoVideo text={runTexts.videoFallback} />;
  const breakDown = () => {
    setBroken(src ?? null);
    onBroken?.();
  };
  return <Player name={name} src={src} onBroken={breakDown} />;
}

interface PlayerProps {
  name: string;
  src: string | undefined;
  onBroken: () => void;
}

/** One element plays all videos of a run, one after the other. */
function Player({ name, src, onBroken }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
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
        // The next video stops the one before it without saying so. Where it will not play by itself, it stands.
        onEmptied={() => wantsLessMotion && setPlaying(false)}
        onCanPlayThrough={({ currentTarget }) => setPlaying(!currentTarget.paused)}
        onError={onBroken}
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

/** Says why there is no video, in its place. */
function NoVideo({ text }: { text: string }) {
  return (
    <div className={styles.missing} role="img" aria-label={text}>
      <Icon name="video" />
      <span>{text}</span>
    </div>
  );
}
