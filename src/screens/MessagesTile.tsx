import { useAppSelector } from '../../store/hooks';
import { selectUnreadCount } from '../../store/selectors/notifications';
import { Badge } from '../components/Badge';
import { Tile } from '../components/Tile';
import { welcomeTexts } from '../texts/welcome';

/** 'Nachrichten' [WE-4], with a badge while there is something unread; only messages count here [WE-5]. */
export function MessagesTile() {
  const unread = useAppSelector(selectUnreadCount);
  return (
    <Tile
      icon="chat"
      title={welcomeTexts.messages}
      text={unread > 0 ? welcomeTexts.newMessages(unread) : welcomeTexts.noMessages}
      badge={unread > 0 && <Badge count={unread} />}
      to="/messages"
    />
  );
}
