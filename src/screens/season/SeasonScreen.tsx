import { useAppSelector } from '../../../store/hooks';
import { selectHasFeature } from '../../../store/server/selectors';
import { selectUser } from '../../../store/session/selectors';
import { assignmentsFeature } from '../../contract/features';
import { isTrainer } from '../../domain/athletes';
import { isTrainerWithoutAthletes } from '../../domain/nextStep';
import { deskTexts } from '../../texts/desk';
import { seasonTexts } from '../../texts/season';
import { ToHome } from '../page/ToHome';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { HallPage } from './HallPage';
import { SeasonPage } from './SeasonPage';

/** `/progress/season`, half a year of the trainer's athletes, and `/progress/hall`, the same on paper [SN-1, SN-3]. */
export function SeasonScreen({ view }: { view: 'season' | 'hall' }) {
  const user = useAppSelector(selectUser);
  const isOffered = useAppSelector((state) => selectHasFeature(state, assignmentsFeature));
  useDocumentTitle(seasonTexts.name);
  useSecondaryTitle(seasonTexts.name);
  if (!user || !(isTrainer(user) || isTrainerWithoutAthletes(user))) {
    return <ToHome text={deskTexts.forTrainers} />;
  }
  if (!isOffered) return <ToHome text={deskTexts.unsupported} />;
  return view === 'season' ? <SeasonPage /> : <HallPage />;
}
