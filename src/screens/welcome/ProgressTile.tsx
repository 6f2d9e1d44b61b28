import { useAppSelector } from '../../../store/hooks';
import { selectHistory } from '../../../store/progress/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { Tile } from '../../components/list/Tile';
import { trainingsFeature } from '../../contract/features';
import type { CurrentUser } from '../../contract/schemas';
import { isTrainer } from '../../domain/athletes';
import { progressTexts } from '../../texts/progress';
import { tileText } from '../progress/inWords';

/**
 * 'Fortschritt': the way to the own history, for athletes with a result, where the server says who rated [HI-2, HI-5].
 */
export function ProgressTile({ user }: { user: CurrentUser }) {
  const isOffered = useAppSelector((state) => selectHasFeature(state, trainingsFeature));
  const history = useAppSelector((state) => selectHistory(state, user.id));
  if (!isOffered || isTrainer(user) || history.points.length === 0) return null;
  return <Tile icon="progress" title={progressTexts.title} text={tileText(history)} to="/progress" />;
}
