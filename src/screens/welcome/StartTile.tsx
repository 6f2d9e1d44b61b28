import { useAppSelector } from '../../../store/hooks';
import {
  selectAssignedScreenings,
  selectAthletes,
  selectScreening,
} from '../../../store/screening/selectors';
import { selectUser } from '../../../store/session/selectors';
import { selectDueSince, selectIsScreened } from '../../../store/welcome/selectors';
import { Tile } from '../../components/list/Tile';
import { isTrainer } from '../../domain/athletes';
import { formatDate } from '../../domain/formats';
import { isTrainerWithoutAthletes } from '../../domain/nextStep';
import { welcomeTexts } from '../../texts/welcome';
import { VideoStill } from '../videos/VideoStill';
import { TileStills } from './TileStills';
import { useAnnouncedBadge } from './useAnnouncedBadge';

/**
 * 'Screening starten' [WE-1] with the number of tests, or since when it is due, or that it is new [AS-5]; for a trainer
 * with the number of athletes.
 */
export function StartTile({ first }: { first: boolean }) {
  const user = useAppSelector(selectUser);
  const athletes = useAppSelector(selectAthletes);
  const assigned = useAppSelector(selectAssignedScreenings);
  const due = useAppSelector(selectDueSince);
  const isScreened = useAppSelector((state) => user !== null && selectIsScreened(state, user.id));
  const announced = useAnnouncedBadge('SCREENING');
  const screening = useAppSelector((state) => selectScreening(state, assigned[0]?.screeningId));
  const video = screening?.tests.find((test) => test.video !== null)?.video ?? null;

  const textOf = () => {
    if (user && isTrainer(user)) {
      const withScreening = new Set(assigned.map(({ userId }) => userId)).size;
      return welcomeTexts.athletes(athletes.length, withScreening);
    }
    if (!screening && user && isTrainerWithoutAthletes(user)) return welcomeTexts.noAthletes;
    if (due !== null && isScreened) return welcomeTexts.due(formatDate(due));
    if (!screening) return welcomeTexts.noScreening;
    const tests = welcomeTexts.tests(screening.tests.length);
    return due === null ? tests : welcomeTexts.never(tests);
  };

  return (
    <Tile
      icon="screening"
      title={welcomeTexts.start}
      text={announced?.text ?? textOf()}
      first={first}
      picture={first && video !== null && <VideoStill fileName={video} />}
      badge={announced?.badge}
      extra={!first && screening && <TileStills of={screening.tests} />}
      to="/screening"
    />
  );
}
