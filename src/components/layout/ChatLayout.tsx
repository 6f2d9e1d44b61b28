import type { Elements } from '../elements';
import styles from './ChatLayout.module.css';

interface ChatLayoutProps {
  list: Elements;
  room: Elements;
  /** The pane that a phone shows; from 768 px both are side by side. */
  shows: 'list' | 'room';
}

/** The conversation list and the open conversation, as high as the window. */
export function ChatLayout({ list, room, shows }: ChatLayoutProps) {
  return (
    <main className={styles.chat} id="inhalt" tabIndex={-1} data-shows={shows}>
      <div className={styles.list}>{list}</div>
      <div className={styles.room}>{room}</div>
    </main>
  );
}
