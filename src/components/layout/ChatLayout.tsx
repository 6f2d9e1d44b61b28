import type { ReactNode } from 'react';
import styles from './ChatLayout.module.css';

interface ChatLayoutProps {
  list: ReactNode;
  room: ReactNode;
  /** Which of the two a phone shows; from 768 px on both stand side by side. */
  shows: 'list' | 'room';
}

/** Conversations and the open one, as high as the window. */
export function ChatLayout({ list, room, shows }: ChatLayoutProps) {
  return (
    <main className={styles.chat} id="inhalt" tabIndex={-1} data-shows={shows}>
      <div className={styles.list}>{list}</div>
      <div className={styles.room}>{room}</div>
    </main>
  );
}
