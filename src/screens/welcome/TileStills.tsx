import { VideoStill } from '../videos/VideoStill';
import styles from './TileStills.module.css';

/** The most pictures of a tile. */
const most = 3;

/** The pictures of the first tests or exercises, in a row. */
export function TileStills({ of }: { of: readonly { id: number; video: string | null }[] }) {
  return (
    <span className={styles.stills}>
      {of.slice(0, most).map(({ id, video }) => (
        <span key={id}>
          <VideoStill fileName={video} />
        </span>
      ))}
    </span>
  );
}
