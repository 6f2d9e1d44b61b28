import { useAppDispatch } from '../../../store/hooks';
import { clipBroke } from '../../../store/videos/broken';
import { VideoPlayer } from '../../components/runs/VideoPlayer';
import type { Test } from '../../contract/schemas';
import { runTexts } from '../../texts/runs';
import { useVideoUrl } from '../videos/useVideoUrl';

/** The movement of a test; it plays on when the next person comes [TS-5]. */
export function TestClip({ test: { name, video } }: { test: Test }) {
  const dispatch = useAppDispatch();
  return (
    <VideoPlayer
      name={name}
      src={useVideoUrl(video)}
      missingText={runTexts.missingVideo}
      onBroken={() => video !== null && dispatch(clipBroke(video))}
    />
  );
}
