import { useEffect, useState } from 'react';
import { selectConsent } from '../../../store/consent/selectors';
import { consentActions } from '../../../store/consent/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUnsentEntries, selectUnsentRuns } from '../../../store/unsent/selectors';
import { ConsentFacts } from '../../components/consent/ConsentFacts';
import { Button } from '../../components/form/Button';
import { TextLink } from '../../components/form/TextLink';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { Remark } from '../../components/status/Remark';
import { withdrawalTexts } from '../../texts/withdrawal';
import { SendNow } from '../page/SendNow';
import styles from './MyAccount.module.css';
import { useChange } from './useChange';
import { WithdrawDialog } from './WithdrawDialog';

const { own: texts } = withdrawalTexts;

/** What the person has agreed to, and the way to withdraw it; what waits is sent first [CS-5, LV-1, LV-8]. */
export function ConsentCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { found: consent } = useAppSelector(selectConsent);
  const isOnline = useAppSelector(selectIsOnline);
  const runs = useAppSelector(selectUnsentRuns);
  const entries = useAppSelector(selectUnsentEntries);
  const { status, mustWait } = useChange('consent');
  const [isAsked, setAsked] = useState(false);
  const unsent = runs.length + entries.length;
  const isMissing = consent === null;
  useEffect(() => {
    if (isMissing && isOnline) dispatch(consentActions.opened());
  }, [dispatch, isMissing, isOnline]);

  return (
    <SectionCard id={id} title={texts.title}>
      {consent === null ? (
        <Remark>{isOnline ? texts.loading : texts.offline}</Remark>
      ) : (
        <ConsentFacts entries={consent.entries} />
      )}
      <TextLink to="/consent?returnUrl=/account">{texts.read}</TextLink>
      {unsent > 0 && (
        <Alert kind="info" title={texts.waitsTitle} action={<SendNow />}>
          <p>{texts.waits(unsent)}</p>
        </Alert>
      )}
      <Remark role="status">{status === 'succeeded' && !isAsked && texts.done}</Remark>
      {!isOnline && <Remark>{texts.offline}</Remark>}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabled={!isOnline || mustWait || consent?.agreedVersion == null}
          onClick={() => setAsked(true)}
        >
          {texts.open}
        </Button>
      </div>
      {isAsked && consent && <WithdrawDialog hasPain={consent.painConsent} onClose={() => setAsked(false)} />}
    </SectionCard>
  );
}
