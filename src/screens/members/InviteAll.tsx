import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { maxImport } from '../../contract/members';
import { matchingMembers } from '../../domain/memberList';
import { possibleWith } from '../../domain/membership';
import { membersTexts } from '../../texts/members';

/** Invites all members of the list anew whose mail was not delivered [MB-18]. */
export function InviteAll() {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const viewer = useAppSelector(selectMembersViewer);
  const { members, filter, change } = useAppSelector(selectMembers);
  if (filter.shown !== 'mailFailed') return null;
  const ids = matchingMembers(members, filter)
    .filter((member) => possibleWith(viewer, member).invite)
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Button
      variant="secondary"
      mark="mail"
      busy={change.status === 'running' && change.memberId === null}
      disabled={!isOnline || change.status === 'running'}
      onClick={() => dispatch(membersActions.inviteAllRequested(ids.slice(0, maxImport)))}
    >
      {membersTexts.inviteAll(ids.length)}
    </Button>
  );
}
