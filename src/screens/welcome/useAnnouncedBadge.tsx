import { useAppSelector } from '../../../store/hooks';
import { selectAnnounced } from '../../../store/notifications/announced';
import { Badge } from '../../components/status/Badge';
import type { DeskNotification } from '../../contract/assignments';
import { welcomeTexts } from '../../texts/welcome';

/**
 * The badge of a tile while something that it leads to was changed but has not arrived, and the text beside it [AS-4].
 */
export const useAnnouncedBadge = (about: DeskNotification['type']) => {
  const count = useAppSelector(selectAnnounced).filter(({ type }) => type === about).length;
  return count > 0 ? { badge: <Badge count={count} silent />, text: welcomeTexts.announced } : null;
};
