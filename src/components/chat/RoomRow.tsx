import type { ReactNode } from 'react';
import { Badge } from '../status/Badge';
import { Avatar } from './Avatar';
import styles from './RoomRow.module.css';

interface RoomRowProps {
  name: string;
  /** The last words, on one line. */
  preview?: string | undefined;
  /** When they were written, short. */
  time?: ReactNode;
  unread: number;
}

/** What a row of the list of conversations says; it lies inside a link. */
export function RoomRow({ name, preview, time, unread }: RoomRowProps) {
  return (
    <span className={styles.room} data-unread={unread > 0}>
      <Avatar name={name} />
      <span className={styles.words}>
        <b>{name}</b>
        {preview !== undefined && <span className={styles.preview}>{preview}</span>}
      </span>
      <span className={styles.meta}>
        {time}
        {unread > 0 && <Badge count={unread} />}
      </span>
    </span>
  );
}
