import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import { formatDate, formatTime } from '../../domain/formats';
import { groupedCode } from '../../domain/memberForm';
import { membersTexts } from '../../texts/members';
import styles from './CodeDialog.module.css';

const { code: texts } = membersTexts;

/** The code of an invitation [MB-2, MB-4] or for a new password [MB-8], once the server has made one. Shown once. */
export function CodeDialog() {
  const dispatch = useAppDispatch();
  const { handed, members } = useAppSelector(selectMembers);
  if (!handed) return null;
  const { memberId, kind, code, endsAt } = handed;
  const name = members.find(({ id }) => id === memberId)?.firstName ?? '';
  const close = () => dispatch(membersActions.codeHanded());
  // A day is enough of an invitation, which is good for 30.
  const until =
    kind === 'invitation' ? formatDate(endsAt) : texts.moment(formatDate(endsAt), formatTime(endsAt));
  return (
    <Dialog
      title={texts[kind](name)}
      icon="key"
      onClose={close}
      actions={<Button onClick={close}>{texts.close}</Button>}
    >
      <p className={styles.code} translate="no">
        {groupedCode(code)}
      </p>
      <p>{texts.text}</p>
      <p>{texts.where(`${location.host}/invitation`)}</p>
      <p>{texts.until(until)}</p>
    </Dialog>
  );
}
