import { selectTrainingPlan } from '../../../store/exercise/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { selectLatestAthleteId } from '../../../store/welcome/selectors';
import { Tile } from '../../components/list/Tile';
import { isTrainer } from '../../domain/athletes';
import { welcomeTexts } from '../../texts/welcome';
import { VideoStill } from '../videos/VideoStill';
import styles from './TrainingTile.module.css';

/** Number of exercises shown as pictures. */
const maxPictures = 3;

/** 'Training' [WE-3] with the plan of the latest result. */
export function TrainingTile() {
  const user = useAppSelector(selectUser);
  const athleteId = useAppSelector(selectLatestAthleteId);
  const plan = useAppSelector((state) => selectTrainingPlan(state, athleteId));

  const textOf = () => {
    if (user && isTrainer(user)) return welcomeTexts.plans;
    return plan.length > 0 ? welcomeTexts.exercises(plan.length) : welcomeTexts.noExercises;
  };

  return (
    <Tile
      icon="training"
      title={welcomeTexts.training}
      text={textOf()}
      extra={
        plan.length > 0 && (
          <span className={styles.pictures}>
            {plan.slice(0, maxPictures).map(({ id, video }) => (
              <span key={id}>
                <VideoStill fileName={video} />
              </span>
            ))}
          </span>
        )
      }
      to="/trainingoverview"
    />
  );
}
