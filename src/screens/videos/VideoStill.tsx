import { Still } from '../../components/runs/Still';
import { useVideoUrl } from './useVideoUrl';

/** One frame of a video on this device. */
export function VideoStill({ fileName }: { fileName: string | null }) {
  return <Still src={useVideoUrl(fileName)} />;
}
