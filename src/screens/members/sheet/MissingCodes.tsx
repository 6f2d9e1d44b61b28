import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectInvitationSheet } from '../../../../store/invitationSheet/selectors';
import { invitationSheetActions } from '../../../../store/invitationSheet/slice';
import { selectIsOnline } from '../../../../store/network/selectors';
import { selectHasFeature } from '../../../../store/server/selectors';
import { Alert } from '../../../components/status/Alert';
import { RetryAlert } from '../../../components/status/RetryAlert';
import { mailFilesFeature } from '../../../contract/features';
import { fullName } from '../../../domain/athletes';
import { invitationSheetTexts as texts } from '../../../texts/invitationSheet';
import styles from './Sheet.module.css';

/** Who has no code and why, with a way to go on; and who has got a mail instead [MB-2]. */
export function MissingCodes() {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const areFiles = useAppSelector((state) => selectHasFeature(state, mailFilesFeature));
  const mailedInWords = areFiles ? texts.mailedAsFiles : texts.mailed;
  const { waiting, failures, mailed, error } = useAppSelector(selectInvitationSheet);
  return (
    <>
      {mailed.length > 0 && <Alert kind="info">{mailedInWords(mailed.map(fullName).join(', '))}</Alert>}
      {waiting.length > 0 && (
        <RetryAlert
          title={texts.missing(waiting.length)}
          retry={texts.retry}
          disabled={!isOnline}
          onRetry={() => dispatch(invitationSheetActions.retried())}
        >
          <span>{error}</span>
          <ul className={styles.failures}>
            {failures.map(({ member, error: reason }) => (
              <li key={member.id}>{texts.failed(fullName(member), reason)}</li>
            ))}
          </ul>
        </RetryAlert>
      )}
    </>
  );
}
