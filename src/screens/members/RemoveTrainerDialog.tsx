import { useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { memberTexts } from '../../texts/member';
import { trainerName } from './inWords';
import { useMemberChange } from './useMemberChange';

const { remove: texts, handOver } = memberTexts;

/** Says what taking a trainer away means before it happens [MB-5]. */
export function RemoveTrainerDialog({ member, trainerId }: { member: Member; trainerId: number }) {
  const { id: memberId, firstName } = member;
  const { trainers } = useAppSelector(selectMembers);
  const viewer = useAppSelector(selectMembersViewer);
  const { question, request } = useMemberChange(memberId, 'removeTrainer');
  const isFarewell = viewer.id === trainerId && !viewer.isAdmin;
  return (
    <FormDialog
      title={texts.title(trainerName(trainers, trainerId))}
      icon="user"
      confirm={texts.confirm}
      onConfirm={() => request({ action: 'removeTrainer', memberId, trainerId })}
      {...question}
    >
      <p>{isFarewell ? handOver.farewell(firstName) : texts.text(firstName)}</p>
      {member.trainerIds.length === 1 && <p>{texts.last(firstName)}</p>}
    </FormDialog>
  );
}
