import { useAppDispatch } from '../../../store/hooks';
import { type HandedInvitation as Handed, membersActions } from '../../../store/members/slice';
import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import type { Member } from '../../contract/members';
import { formatDate } from '../../domain/formats';
import { groupedCode } from '../../domain/memberForm';
import { membersTexts } from '../../texts/members';
import styles from './HandedInvitation.module.css';

const { handed } = membersTexts;

/** The code of an invitation, for whoever has no address [MB-2, MB-4]. It is shown once. */
export function HandedInvitation({ invitation, member }: { invitation: Handed; member: Member }) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(membersActions.handedOver());
  return (
    <Dialog
      title={handed.title(member.firstName)}
      onClose={close}
      actions={<Button onClick={close}>{handed.close}</Button>}
    >
      <p className={styles.code}>{groupedCode(invitation.code)}</p>
      <p>{handed.text}</p>
      <p>{handed.where(`${location.host}/invitation`)}</p>
      <p>{handed.until(formatDate(invitation.endsAt))}</p>
    </Dialog>
  );
}
