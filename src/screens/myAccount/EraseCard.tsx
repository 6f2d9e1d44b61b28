import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUser } from '../../../store/session/selectors';
import { selectUnsentEntries, selectUnsentRuns } from '../../../store/unsent/selectors';
import { Button } from '../../components/form/Button';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import type { MyAccount } from '../../contract/myAccount';
import { erasureTexts } from '../../texts/erasure';
import { SendNow } from '../page/SendNow';
import { EraseDialog } from './EraseDialog';
import styles from './MyAccount.module.css';
import { useChange } from './useChange';

const { own: texts } = erasureTexts;

/**
 * Says what goes and what stays when the person erases their account, and that what waits is sent first [MB-7,
 * LV-8].
 */
export function EraseCard({ id, account }: { id: string; account: MyAccount }) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const user = useAppSelector(selectUser);
  const runs = useAppSelector(selectUnsentRuns);
  const entries = useAppSelector(selectUnsentEntries);
  const { mustWait } = useChange('erasure');
  const [isAsked, setAsked] = useState(false);
  const unsent = runs.length + entries.length;
  const download = () => {
    setAsked(false);
    dispatch(myAccountActions.downloadRequested());
  };
  const isMore = user?.authorities.some((role) => role !== 'ROLE_ATHLETE');

  return (
    <SectionCard id={id} title={texts.title}>
      <p>{texts.goes}</p>
      {isMore && <p>{texts.stays}</p>}
      <p>{texts.backups}</p>
      {unsent > 0 && (
        <Alert kind="info" title={texts.waitsTitle} action={<SendNow />}>
          <p>{texts.waits(unsent)}</p>
        </Alert>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={!isOnline || mustWait} onClick={() => setAsked(true)}>
          {texts.open}
        </Button>
      </div>
      {isAsked && (
        <EraseDialog
          account={account}
          unsent={unsent}
          onDownload={download}
          onClose={() => setAsked(false)}
        />
      )}
    </SectionCard>
  );
}
