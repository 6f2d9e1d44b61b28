import { useEffect, useRef, useState } from 'react';

/** What a recording is written as, the best first. Null is what the browser takes by itself. */
const types = ['video/mp4;codecs=avc1.42E01F', 'video/mp4', 'video/webm;codecs=vp8', 'video/webm'];

const typeOfThisBrowser = (): string | undefined => types.find((type) => MediaRecorder.isTypeSupported(type));

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

const stopAll = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Records what a stream shows until `stop`, or for the most seconds. Returns how to stop. */
const record = (
  stream: MediaStream,
  mostSeconds: number,
  onRecorded: (bytes: Blob) => void,
): (() => void) => {
  const mimeType = typeOfThisBrowser();
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: 6_000_000,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => onRecorded(new Blob(parts, { type: recorder.mimeType })));
  recorder.start(1_000);
  const stop = () => {
    clearTimeout(limit);
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(stop, 1_000 * mostSeconds);
  return stop;
};

/** The state of the camera: it is asked for, is there, records, or cannot be had. */
export type CameraState = 'asking' | 'ready' | 'recording' | 'missing';

interface Camera {
  state: CameraState;
  stream: MediaStream | null;
  /** Begins to record. */
  begin: () => void;
  /** Ends the recording, which is handed over then. */
  end: () => void;
}

/** Opens the camera of the device while it is shown, and records with it. The microphone stays off. */
export const useCamera = (mostSeconds: number, onRecorded: (bytes: Blob) => void): Camera => {
  const [state, setState] = useState<CameraState>('asking');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    let opened: MediaStream | null = null;
    let isGone = false;
    const open = async () => {
      opened = await navigator.mediaDevices.getUserMedia(wanted);
      if (isGone) return stopAll(opened);
      setStream(opened);
      setState('ready');
    };
    open().catch(() => setState('missing'));
    return () => {
      isGone = true;
      stopAll(opened);
    };
  }, []);
  return {
    state,
    stream,
    begin: () => {
      if (!stream) return;
      setState('recording');
      stop.current = record(stream, mostSeconds, onRecorded);
    },
    end: () => stop.current?.(),
  };
};
