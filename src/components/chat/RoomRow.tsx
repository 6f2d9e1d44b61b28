import type { Elements } from '../elements';
import { Badge } from '../status/Badge';
import type { IconName } from '../status/Icon';
import { Avatar } from './Avatar';
import styles from './RoomRow.module.css';

interface RoomRowProps {
  name: string;
  /** In place of the initials. */
  icon?: IconName;
  /** What is special about the conversation. */
  note?: string;
  /** The last message, on one line. */
  preview?: string | undefined;
  /** Short date of the last message. */
  time?: Elements;
  unread: number;
}

/** The content of a row of the conversation list; the caller puts it inside a link. */
export function RoomRow({ name, icon, note, preview, time, unread }: RoomRowProps) {
  return (
    <span className={styles.room} data-unread={unread > 0}>
      <Avatar name={name} icon={icon} />
      <span className={styles.words}>
        <b>{name}</b>
        {note && <span className={styles.note}>{note}</span>}
        {preview !== undefined && (
          <span className={styles.preview} dir="auto">
            {preview}
          </span>
        )}
      </span>
      <span className={styles.meta}>
        {time}
        {unread > 0 && <Badge count={unread} />}
      </span>
    </span>
  );
}
