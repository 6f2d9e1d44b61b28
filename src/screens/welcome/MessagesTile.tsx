import { useEffect } from 'react';
import { selectConversations } from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUnreadCount } from '../../../store/notifications/selectors';
import { Tile } from '../../components/list/Tile';
import { Badge } from '../../components/status/Badge';
import { messagesTexts } from '../../texts/messages';
import { welcomeTexts } from '../../texts/welcome';
import styles from './MessagesTile.module.css';

/**
 * 'Nachrichten' [WE-4], with a badge and the latest of the unread messages; other notifications do not count [WE-5].
 */
export function MessagesTile() {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnreadCount);
  const latest = useAppSelector(selectConversations).find((conversation) => conversation.unread > 0);
  const isOnline = useAppSelector(selectIsOnline);
  const isMissing = isOnline && unread > 0 && !latest?.last;
  useEffect(() => {
    if (isMissing) dispatch(chatActions.unreadWanted());
  }, [dispatch, isMissing]);
  return (
    <Tile
      icon="chat"
      title={welcomeTexts.messages}
      text={unread > 0 ? welcomeTexts.newMessages(unread) : welcomeTexts.noMessages}
      badge={unread > 0 && <Badge count={unread} silent />}
      extra={
        latest?.last && (
          <span className={styles.latest}>
            <b>{latest.name ?? messagesTexts.unknownParticipant}</b>
            <span dir="auto">{latest.last.content}</span>
          </span>
        )
      }
      to="/messages"
    />
  );
}
