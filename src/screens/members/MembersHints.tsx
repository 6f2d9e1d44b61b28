import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { Hint } from '../../components/status/Hint';
import { invitedOnPaper, memberCounts } from '../../domain/memberList';
import { membersTexts } from '../../texts/members';

/** What is left to do: invitations to print [MB-2], and for admins the athletes without a trainer [MB-5]. */
export function MembersHints() {
  const dispatch = useAppDispatch();
  const { members } = useAppSelector(selectMembers);
  const { isAdmin } = useAppSelector(selectMembersViewer);
  const { count, areChildren } = invitedOnPaper(members, new Date().getFullYear());
  const { withoutTrainer } = memberCounts(members);
  return (
    <>
      {count > 0 && (
        <Hint mark="qr" action={<Link to="/members/sheet">{membersTexts.print}</Link>}>
          {membersTexts.onPaper(count, areChildren)}
        </Hint>
      )}
      {isAdmin && withoutTrainer > 0 && (
        <Hint
          mark="warning"
          action={
            <button
              type="button"
              onClick={() =>
                dispatch(membersActions.filtered({ search: '', team: '', shown: 'withoutTrainer' }))
              }
            >
              {membersTexts.showWithoutTrainer}
            </button>
          }
        >
          {membersTexts.withoutTrainer(withoutTrainer)}
        </Hint>
      )}
    </>
  );
}
