import { Still } from '../../components/runs/Still';
import { useVideoUrl } from './useVideoUrl';

/** One picture out of a video of this device. */
export function VideoStill({ fileName }: { fileName: string | null }) {
  return <Still src={useVideoUrl(fileName)} />;
}
