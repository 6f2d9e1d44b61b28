import { selectTrainingPlan } from '../../../store/exercise/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectLatestAthleteId } from '../../../store/runs/selectors';
import { selectUser } from '../../../store/session/selectors';
import { Tile } from '../../components/list/Tile';
import { isTrainer } from '../../domain/athletes';
import { estimatedMinutes } from '../../domain/dose';
import { welcomeTexts } from '../../texts/welcome';
import { VideoStill } from '../videos/VideoStill';
import { TileStills } from './TileStills';
import { useAnnouncedBadge } from './useAnnouncedBadge';

/** 'Training' [WE-3] with the plan of the latest result. As the next step it is the training of the day. */
export function TrainingTile({ first }: { first: boolean }) {
  const user = useAppSelector(selectUser);
  const athleteId = useAppSelector(selectLatestAthleteId);
  const plan = useAppSelector((state) => selectTrainingPlan(state, athleteId));
  const announced = useAnnouncedBadge('TRAINING');
  const picture = plan.find(({ video }) => video !== null)?.video ?? null;

  const textOf = () => {
    if (user && isTrainer(user)) return welcomeTexts.plans;
    return plan.length > 0
      ? welcomeTexts.planned(plan.length, estimatedMinutes(plan))
      : welcomeTexts.noExercises;
  };

  return (
    <Tile
      icon="training"
      title={first ? welcomeTexts.trainingOfTheDay : welcomeTexts.training}
      text={announced?.text ?? textOf()}
      first={first}
      picture={first && picture !== null && <VideoStill fileName={picture} />}
      badge={announced?.badge}
      extra={!first && plan.length > 0 && <TileStills of={plan} />}
      to="/trainingoverview"
    />
  );
}
