import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { selectWaitingAbout } from '../../../store/members/waiting';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { totalOf } from '../../domain/syncSummary';
import { memberTexts } from '../../texts/member';
import { sentFirst } from '../../texts/waiting';
import { trainerName } from './inWords';
import { useMemberChange } from './useMemberChange';

const { remove: texts, handOver } = memberTexts;

/** Says what taking a trainer away means before it happens [MB-5]. */
export function RemoveTrainerDialog({ member, trainerId }: { member: Member; trainerId: number }) {
  const { id: memberId, firstName } = member;
  const { trainers } = useAppSelector(selectMembers);
  const viewer = useAppSelector(selectMembersViewer);
  const { question, request } = useMemberChange(memberId, 'removeTrainer');
  const waiting = useAppSelector((state) => selectWaitingAbout(state, memberId), shallowEqual);
  const isOwn = viewer.id === trainerId;
  const isFarewell = isOwn && !viewer.isAdmin;
  return (
    <FormDialog
      title={texts.title(trainerName(trainers, trainerId))}
      icon="user"
      confirm={texts.confirm}
      onConfirm={() => request({ action: 'removeTrainer', memberId, trainerId })}
      {...question}
    >
      <p>{isFarewell ? handOver.farewell(firstName) : texts.text(firstName)}</p>
      {isOwn && totalOf(waiting) > 0 && <p>{sentFirst(waiting)}</p>}
      {isOwn && <p>{handOver.later}</p>}
      {member.trainerIds.length === 1 && <p>{texts.last(firstName)}</p>}
    </FormDialog>
  );
}
