import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import type { Elements } from '../../components/elements';
import { Button } from '../../components/form/Button';
import type { Member } from '../../contract/members';
import { possibleWith } from '../../domain/membership';
import { membersTexts } from '../../texts/members';

const { actions } = membersTexts;

/** What comes next with a member of the list: a new invitation [MB-2] or waking [MB-5]; `otherwise` for all others. */
export function MemberAction({ member, otherwise }: { member: Member; otherwise: Elements }) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const viewer = useAppSelector(selectMembersViewer);
  const { change } = useAppSelector(selectMembers);
  const { id: memberId, email, state } = member;
  const isRunning = change.status === 'running';
  const isOfThis = change.memberId === memberId;
  const press = (action: 'invite' | 'wake') => dispatch(membersActions.changeRequested({ action, memberId }));
  const { invite, wake } = possibleWith(viewer, member);
  const shared = {
    variant: 'secondary',
    busy: isRunning && isOfThis,
    disabled: !isOnline || (isRunning && !isOfThis),
  } as const;

  if (wake) {
    return (
      <Button {...shared} mark="play" onClick={() => press('wake')}>
        {actions.wake}
      </Button>
    );
  }
  if (!invite || state !== 'invited') return otherwise;
  return (
    <Button {...shared} mark="mail" onClick={() => press('invite')}>
      {email === null ? actions.code : actions.invite}
    </Button>
  );
}
