import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMyAccount } from '../../../store/myAccount/selectors';
import { myAccountActions } from '../../../store/myAccount/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { Button } from '../../components/form/Button';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { Remark } from '../../components/status/Remark';
import { exportFeature } from '../../contract/features';
import { ownDataTexts as texts } from '../../texts/ownData';
import { MemberExports } from './MemberExports';

const sentences = {
  idle: null,
  failed: null,
  running: texts.running,
  succeeded: texts.saved,
  savedHere: texts.savedHere,
};

/**
 * 'Meine Daten herunterladen': all of it, or without a network what is on this device [AC-2]; and who did it for the
 * person [LV-4].
 */
export function OwnDataCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const hasFeature = useAppSelector((state) => selectHasFeature(state, exportFeature));
  const { account, download } = useAppSelector(selectMyAccount);
  const { status, error } = download;
  if (!hasFeature) return null;
  return (
    <SectionCard id={id} title={texts.title}>
      {isOnline ? (
        <>
          <p>{texts.whatIsIn}</p>
          <p>{texts.howToRead}</p>
        </>
      ) : (
        <p>{texts.offline}</p>
      )}
      <Button
        variant="secondary"
        busy={status === 'running'}
        onClick={() => dispatch(myAccountActions.downloadRequested())}
      >
        {isOnline ? texts.download : texts.downloadHere}
      </Button>
      <Remark role="status">{sentences[status]}</Remark>
      {status === 'failed' && <Alert kind="error">{error}</Alert>}
      {account?.exports && <MemberExports exports={account.exports} />}
    </SectionCard>
  );
}
