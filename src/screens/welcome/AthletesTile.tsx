import { useAppSelector } from '../../../store/hooks';
import { selectAssignedScreenings } from '../../../store/screening/selectors';
import { selectUser } from '../../../store/session/selectors';
import { Tile } from '../../components/list/Tile';
import { welcomeTexts } from '../../texts/welcome';

/** 'Athleten': the way to the trainer's desk, with the number of athletes and of those without a screening [DE-1]. */
export function AthletesTile({ first }: { first: boolean }) {
  const athleteIds = useAppSelector(selectUser)?.athleteIds ?? [];
  const assigned = useAppSelector(selectAssignedScreenings);
  const without = athleteIds.filter((id) => !assigned.some(({ userId }) => userId === id));
  return (
    <Tile
      icon="desk"
      title={welcomeTexts.desk}
      text={welcomeTexts.deskCount(athleteIds.length, without.length)}
      first={first}
      to="/athletes"
    />
  );
}
