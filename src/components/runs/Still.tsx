import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '../status/Icon';
import { paintStill } from './paintStill';
import styles from './Still.module.css';

/**
 * One frame of a video as a picture that fills its box, cropped to the figure; decorative, because its name is next to
 * it. Without a URL, the video is not on this device (null) or still being looked up (undefined).
 */
export function Still({ src }: { src: string | null | undefined }) {
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
  // The first frames of many videos look alike; at 1.8 s the movement is visible. A shorter video shows its end.
  // Without a seek some browsers paint nothing at all.
  const frame = `${src}#t=1.8`;
  return (
    <>
      <video
        ref={video}
        src={frame}
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
