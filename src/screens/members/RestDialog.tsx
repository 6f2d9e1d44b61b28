import { useAppSelector } from '../../../store/hooks';
import { selectMembersViewer } from '../../../store/members/selectors';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { memberTexts } from '../../texts/member';
import { useMemberChange } from './useMemberChange';

const { rest } = memberTexts;

/** Says what resting means before it happens [MB-5]. */
export function RestDialog({ member }: { member: Member }) {
  const viewer = useAppSelector(selectMembersViewer);
  const { question, request } = useMemberChange(member.id, 'rest');
  return (
    <FormDialog
      title={rest.title(fullName(member))}
      icon="deactivate"
      confirm={rest.confirm}
      onConfirm={() => request({ action: 'rest', memberId: member.id })}
      {...question}
    >
      <p>{rest.text}</p>
      {viewer.id === member.id && <p>{rest.own}</p>}
    </FormDialog>
  );
}
