import { useRef } from 'react';
import { frameOf, paintStill } from './paintStill';
import styles from './StillMaker.module.css';

interface StillMakerProps {
  /** URL of the video. */
  src: string;
  /** In pixels. */
  size: { width: number; height: number };
  /** Gets the picture as a data URL; null for a video that does not play. */
  onMade: (picture: string | null) => void;
}

/** Resolves as soon as the picture can be shown at once. */
const decoded = async (picture: string): Promise<string | null> => {
  const image = new Image();
  image.src = picture;
  return image.decode().then(
    () => picture,
    () => null,
  );
};

/** Makes a picture of one frame of a video, cropped to the figure, out of sight. */
export function StillMaker({ src, size, onMade }: StillMakerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const make = () => {
    if (!video.current || video.current.seeking) return;
    if (video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const canvas = document.createElement('canvas');
    const isPainted = paintStill(video.current, canvas, size);
    if (isPainted) decoded(canvas.toDataURL('image/jpeg', 0.9)).then(onMade);
    else onMade(null);
  };
  return (
    <video
      className={styles.maker}
      ref={video}
      src={frameOf(src)}
      preload="auto"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      onLoadedData={make}
      onSeeked={make}
      onError={() => onMade(null)}
    />
  );
}
