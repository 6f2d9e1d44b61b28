import { useAppSelector } from '../../../store/hooks';
import { selectMembersViewer } from '../../../store/members/selectors';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { memberTexts } from '../../texts/member';
import { ChangeDialog } from './ChangeDialog';
import { useMemberChange } from './useMemberChange';

const { rest } = memberTexts;

/** Says what resting means before it happens [MB-5]. */
export function RestDialog({ member }: { member: Member }) {
  const viewer = useAppSelector(selectMembersViewer);
  const { isBusy, error, dismiss, request } = useMemberChange(member.id, 'rest');
  return (
    <ChangeDialog
      title={rest.title(fullName(member))}
      icon="deactivate"
      confirm={rest.confirm}
      isBusy={isBusy}
      error={error}
      onConfirm={() => request({ action: 'rest', memberId: member.id })}
      onClose={dismiss}
    >
      <p>{rest.text}</p>
      {viewer.id === member.id && <p>{rest.own}</p>}
    </ChangeDialog>
  );
}
