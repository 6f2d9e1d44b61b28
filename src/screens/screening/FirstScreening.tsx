import { useAppSelector } from '../../../store/hooks';
import { selectAssignedScreening, selectScreening } from '../../../store/screening/selectors';
import { selectUnfinishedScreeningRun } from '../../../store/screeningRun/selectors';
import { selectUser } from '../../../store/session/selectors';
import { selectCanInviteFirst, selectHasDesk } from '../../../store/welcome/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import type { User } from '../../contract/schemas';
import { athletePageTexts } from '../../texts/athlete';
import { athleteTexts } from '../../texts/athletes';
import { WriteToTrainer } from './WriteToTrainer';

/**
 * The way on where an athlete has no result yet: their screening; else who assigns one, or whom to assign one to.
 * Nothing for an athlete who is not this user's.
 */
export function FirstScreening({ athlete }: { athlete: User | undefined }) {
  const assigned = useAppSelector((state) => selectAssignedScreening(state, athlete?.id));
  const screening = useAppSelector((state) => selectScreening(state, assigned?.screeningId));
  const isBegun = useAppSelector((state) => selectUnfinishedScreeningRun(state, assigned?.id) !== undefined);
  const isOwn = useAppSelector(selectUser)?.id === athlete?.id;
  const canInviteFirst = useAppSelector(selectCanInviteFirst);
  const hasDesk = useAppSelector(selectHasDesk);
  const { screen, resume, assignment } = athletePageTexts;
  if (assigned && screening) {
    return (
      <ButtonLink mark="screening" to={`/screening/${assigned.id}`}>
        {isBegun ? resume : screen}
      </ButtonLink>
    );
  }
  if (canInviteFirst) {
    return (
      <ButtonLink mark="invite" to="/members">
        {athleteTexts.none.invite}
      </ButtonLink>
    );
  }
  if (!athlete) return null;
  if (isOwn && !hasDesk) return <WriteToTrainer />;
  if (!hasDesk) return null;
  return (
    <ButtonLink mark="screening" to={isOwn ? '/athletes' : `/athletes/${athlete.id}`}>
      {assignment.assign}
    </ButtonLink>
  );
}
