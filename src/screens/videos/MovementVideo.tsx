import { VideoPlayer } from '../../components/runs/VideoPlayer';
import { runTexts } from '../../texts/runs';
import { useVideoUrl } from './useVideoUrl';

interface MovementVideoProps {
  name: string;
  /** File name of the video. */
  video: string | null;
}

/** The video of a test or an exercise from this device [SR-3, TR-6]. */
export function MovementVideo({ name, video }: MovementVideoProps) {
  return <VideoPlayer name={name} src={useVideoUrl(video)} missingText={runTexts.missingVideo} />;
}
