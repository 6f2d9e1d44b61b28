import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { type MemberAction, type MemberRequest, membersActions } from '../../../store/members/slice';
import { selectIsOnline } from '../../../store/network/selectors';

/** The state of one kind of change of a member, and how it is begun. */
export const useMemberChange = (memberId: number, action: MemberAction) => {
  const dispatch = useAppDispatch();
  const { change } = useAppSelector(selectMembers);
  const isOnline = useAppSelector(selectIsOnline);
  const isThis = change.action === action && change.memberId === memberId;
  const isRunning = change.status === 'running';
  const isBusy = isThis && isRunning;
  const error = isThis && change.status === 'failed' ? change.error : null;
  return {
    /** The person is being asked, also while what they have confirmed runs or has failed. */
    isAsked: isThis && ['asking', 'running', 'failed'].includes(change.status),
    isBusy,
    isDone: isThis && change.status === 'succeeded',
    /** Why it failed. */
    error,
    /** How the question goes on. */
    question: { isBusy, error, onCancel: () => dispatch(membersActions.dismissed()) },
    /** Only one change runs at a time, and none without a network. */
    mustWait: !isOnline || (isRunning && !isThis),
    /** The trainer whom the question is about. */
    trainerId: isThis ? change.trainerId : null,
    ask: (trainerId?: number) =>
      dispatch(membersActions.asked({ memberId, action, ...(trainerId !== undefined && { trainerId }) })),
    request: (wanted: MemberRequest) => dispatch(membersActions.changeRequested(wanted)),
  };
};
