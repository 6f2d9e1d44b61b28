import { useEffect, useRef, useState } from 'react';
import { selectClips } from '../../../store/clips/selectors';
import { clipsActions } from '../../../store/clips/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CameraRecorder } from '../../components/clipEditor/CameraRecorder';
import { ClipFacts } from '../../components/clipEditor/ClipFacts';
import { ClipPreview } from '../../components/clipEditor/ClipPreview';
import { DownloadProgress } from '../../components/exercise/DownloadProgress';
import { Button } from '../../components/form/Button';
import { FileButton } from '../../components/form/FileButton';
import { Stack } from '../../components/layout/Stack';
import { VideoPlayer } from '../../components/runs/VideoPlayer';
import { Alert } from '../../components/status/Alert';
import { RetryAlert } from '../../components/status/RetryAlert';
import { type ContentClip, maxClipSeconds } from '../../contract/contentClips';
import { clipTexts } from '../../texts/clips';
import { useVideoUrl } from '../videos/useVideoUrl';
import styles from './ClipEditor.module.css';
import { useObjectUrl } from './useObjectUrl';

/** The kinds of files that are offered to choose from. Their bytes decide. */
const videoTypes = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm';

interface ClipEditorProps {
  /** The key of the item whose clip it is. */
  itemKey: string;
  /** Its name, which the clip gets as well. */
  title: string;
  /** The file name of the clip that it shows now; null for none. */
  present: string | null;
  /** The server has a new clip. It is told once. */
  onTaken: (clip: ContentClip) => void;
}

/** The clip of an exercise or a test: it is recorded or chosen, cut, and brought to the server [CT-3, CT-12]. */
export function ClipEditor({ itemKey, title, present, onTaken }: ClipEditorProps) {
  const dispatch = useAppDispatch();
  const { status, source, clip, error } = useAppSelector(selectClips);
  const [isRecording, setRecording] = useState(false);
  const urlOf = useObjectUrl();
  const presentUrl = useVideoUrl(present);
  useEffect(() => {
    dispatch(clipsActions.editorOpened(itemKey));
    return () => void dispatch(clipsActions.editorClosed());
  }, [dispatch, itemKey]);
  useEffect(() => {
    if (present !== null) dispatch(clipsActions.clipShown(present));
  }, [dispatch, present]);
  const told = useRef<ContentClip | null>(null);
  useEffect(() => {
    if (!clip || told.current === clip) return;
    told.current = clip;
    onTaken(clip);
  }, [clip, onTaken]);
  const choose = (bytes: Blob) => {
    setRecording(false);
    dispatch(clipsActions.fileChosen({ url: urlOf(bytes) }));
  };
  const isSending = status === 'running' || status === 'failed' || status === 'making';
  return (
    <Stack>
      {isRecording && (
        <CameraRecorder
          mostSeconds={maxClipSeconds}
          onRecorded={choose}
          onCancel={() => setRecording(false)}
        />
      )}
      {!isRecording && !source && present !== null && (
        <VideoPlayer name={title} src={presentUrl} missingText={clipTexts.notHere} />
      )}
      {!isRecording && source && <Recording title={title} />}
      <Progress />
      {error !== null && status !== 'failed' && <Alert kind="error">{error}</Alert>}
      {clip && !clip.playsEverywhere && <Alert kind="info">{clipTexts.notEverywhere}</Alert>}
      {!isRecording && !isSending && (
        <>
          <div className={styles.actions}>
            <Button variant="secondary" mark="camera" onClick={() => setRecording(true)}>
              {clipTexts.record}
            </Button>
            <FileButton
              variant="secondary"
              mark="upload"
              label={clipTexts.choose}
              accept={videoTypes}
              onChoose={choose}
            />
          </div>
          <p className={styles.hint}>{clipTexts.hint}</p>
        </>
      )}
    </Stack>
  );
}

/** What was recorded or chosen, with its cut and what is to be said of it. */
function Recording({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  const { status, source, cut } = useAppSelector(selectClips);
  if (!source || !cut || status === 'running' || status === 'failed') return null;
  return (
    <>
      <p className={styles.size}>{clipTexts.size(source.seconds, source.size)}</p>
      <ClipPreview
        key={source.url}
        src={source.url}
        cut={cut}
        seconds={source.seconds}
        canCut={source.canMake && status === 'ready'}
        onCut={(next) => dispatch(clipsActions.cutChanged(next))}
      />
      {!source.canMake && <Alert kind="info">{clipTexts.asItIs}</Alert>}
      <ClipFacts
        busy={status === 'making'}
        onUse={(seen) => dispatch(clipsActions.makeRequested({ title, seen }))}
      />
    </>
  );
}

/** How far it is, and what the person can do when it does not get on. */
function Progress() {
  const dispatch = useAppDispatch();
  const { status, progress, error } = useAppSelector(selectClips);
  if (status === 'opening') return <p role="status">{clipTexts.opening}</p>;
  if (status === 'making') return <DownloadProgress text={clipTexts.making} value={progress} max={1} />;
  if (status === 'running') return <DownloadProgress text={clipTexts.sending} value={progress} max={1} />;
  if (status === 'succeeded') return <p role="status">{clipTexts.done}</p>;
  if (status !== 'failed') return null;
  return (
    <>
      <RetryAlert
        title={clipTexts.waiting}
        retry={clipTexts.goOn}
        onRetry={() => dispatch(clipsActions.sendRequested())}
      >
        {error}
      </RetryAlert>
      <Button variant="plain" onClick={() => dispatch(clipsActions.discardRequested())}>
        {clipTexts.discard}
      </Button>
    </>
  );
}
