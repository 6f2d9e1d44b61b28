import { useEffect, useRef } from 'react';
import type { Cut } from '../../domain/clips/cut';
import { clipTexts } from '../../texts/clips';
import styles from './ClipPreview.module.css';
import { TrimLane } from './TrimLane';

interface ClipPreviewProps {
  /** The address of the recording. */
  src: string;
  cut: Cut;
  seconds: number;
  /** Whether this browser can cut it. */
  canCut: boolean;
  onCut: (cut: Cut) => void;
}

/** A recording with its cut. It shows the picture that a slider stands at. */
export function ClipPreview({ src, cut, seconds, canCut, onCut }: ClipPreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const first = useRef(cut.still);
  useEffect(() => {
    if (video.current) video.current.currentTime = first.current;
  }, []);
  const change = (next: Cut, shown: number) => {
    video.current?.pause();
    if (video.current) video.current.currentTime = shown;
    onCut(next);
  };
  return (
    <>
      <video
        className={styles.video}
        ref={video}
        src={src}
        aria-label={clipTexts.title}
        controls
        muted
        playsInline
      />
      {canCut && <TrimLane cut={cut} seconds={seconds} onChange={change} />}
    </>
  );
}
