import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '../status/Icon';
import { frameOf, paintStill } from './paintStill';
import styles from './Still.module.css';

interface StillProps {
  /** URL of the video; null: not on this device, undefined: still being looked up. */
  src: string | null | undefined;
}

/**
 * One frame of a video as a picture that fills its box, cropped to the figure; decorative, because its name is next to
 * it. It is not printed: paper has a PrintedStill.
 */
export function Still({ src }: StillProps) {
  if (src === null) {
    return (
      <span className={styles.missing} aria-hidden="true">
        <Icon name="video" />
      </span>
    );
  }
  return (
    <span className={styles.still} aria-hidden="true">
      {src && <Frame key={src} src={src} />}
    </span>
  );
}

/** The frame of the video and, as soon as it can be painted, the picture in front of it. */
function Frame({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useCallback(() => {
    if (!video.current || !canvas.current) return;
    const isReady = video.current.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (isReady && !video.current.seeking) paintStill(video.current, canvas.current);
  }, []);
  useEffect(() => {
    window.addEventListener('resize', paint);
    return () => window.removeEventListener('resize', paint);
  }, [paint]);
  return (
    <>
      <video
        ref={video}
        src={frameOf(src)}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        onLoadedData={paint}
        onSeeked={paint}
      />
      <canvas ref={canvas} />
    </>
  );
}
