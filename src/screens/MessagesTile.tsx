import { useAppSelector } from '../../store/hooks';
import { selectConversations } from '../../store/selectors/chat';
import { selectUnreadCount } from '../../store/selectors/notifications';
import { Badge } from '../components/Badge';
import { Tile } from '../components/Tile';
import { messagesTexts } from '../texts/messages';
import { welcomeTexts } from '../texts/welcome';
import styles from './MessagesTile.module.css';

/** 'Nachrichten' [WE-4], with a badge while there is something unread; only messages count here [WE-5]. */
export function MessagesTile() {
  const unread = useAppSelector(selectUnreadCount);
  const latest = useAppSelector(selectConversations).find((conversation) => conversation.unread > 0);
  return (
    <Tile
      icon="chat"
      title={welcomeTexts.messages}
      text={unread > 0 ? welcomeTexts.newMessages(unread) : welcomeTexts.noMessages}
      badge={unread > 0 && <Badge count={unread} />}
      extra={
        latest?.last && (
          <span className={styles.latest}>
            <b>{latest.name ?? messagesTexts.unknownParticipant}</b>
            {latest.last.content}
          </span>
        )
      }
      to="/messages"
    />
  );
}
