import { useEffect, useRef, useState } from 'react';
import { clipTexts } from '../../texts/clips';
import { Button } from '../form/Button';
import { Alert } from '../status/Alert';
import styles from './CameraRecorder.module.css';
import { useCamera } from './useCamera';

interface CameraRecorderProps {
  /** After so many seconds the recording ends by itself. */
  mostSeconds: number;
  onRecorded: (bytes: Blob) => void;
  onCancel: () => void;
}

/** Shows what the camera sees, and records it [CT-3]. */
export function CameraRecorder({ mostSeconds, onRecorded, onCancel }: CameraRecorderProps) {
  const { state, stream, begin, end } = useCamera(mostSeconds, onRecorded);
  const view = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (view.current) view.current.srcObject = stream;
  }, [stream]);
  if (state === 'missing')
    return (
      <Alert
        kind="error"
        action={
          <Button variant="secondary" onClick={onCancel}>
            {clipTexts.cancel}
          </Button>
        }
      >
        {clipTexts.noCamera}
      </Alert>
    );
  return (
    <div className={styles.recorder}>
      <video className={styles.view} ref={view} aria-label={clipTexts.camera} autoPlay muted playsInline />
      <div className={styles.actions}>
        {state === 'recording' ? (
          <Button mark="pause" onClick={end}>
            {clipTexts.stop}
          </Button>
        ) : (
          <Button mark="camera" disabled={state !== 'ready'} onClick={begin}>
            {clipTexts.start}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {clipTexts.cancel}
        </Button>
      </div>
      {state === 'recording' && <Elapsed />}
    </div>
  );
}

/** How long the recording is. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <p className={styles.elapsed}>{clipTexts.recording(seconds)}</p>;
}
