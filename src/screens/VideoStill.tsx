import { Still } from '../components/Still';
import { useVideoUrl } from './useVideoUrl';

/** One picture out of a video of this device; nothing while it is being looked up. */
export function VideoStill({ fileName }: { fileName: string | null }) {
  const url = useVideoUrl(fileName);
  return url === undefined ? null : <Still src={url} />;
}
