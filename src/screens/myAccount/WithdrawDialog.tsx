import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { WithdrawalChoice } from '../../components/consent/WithdrawalChoice';
import { FormDialog } from '../../components/status/FormDialog';
import type { WithdrawalKind } from '../../domain/consentEntries';
import { withdrawalTexts } from '../../texts/withdrawal';
import { useChange } from './useChange';

const { dialog: texts } = withdrawalTexts;

/** Asks what is withdrawn: pain, where it is stored, or all [CS-5]. */
export function WithdrawDialog({ hasPain, onClose }: { hasPain: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { status, error } = useChange('consent');
  const [chosen, setChosen] = useState<WithdrawalKind | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [hasSent, setSent] = useState(false);
  const isDone = hasSent && status === 'succeeded';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);

  const confirm = () => {
    setSubmitted(true);
    if (chosen === null) return;
    setSent(true);
    dispatch(myAccountActions.withdrawalSubmitted(chosen));
  };
  return (
    <FormDialog
      title={texts.title}
      icon="document"
      confirm={texts.confirm}
      isBusy={status === 'running'}
      error={hasSent && status === 'failed' ? error : null}
      onConfirm={confirm}
      onCancel={onClose}
      fields={
        <WithdrawalChoice
          kinds={hasPain ? ['pain', 'all'] : ['all']}
          hints={texts.hints}
          chosen={chosen}
          isMissing={isSubmitted && chosen === null}
          onChoose={setChosen}
        />
      }
    >
      <p>{texts.text}</p>
    </FormDialog>
  );
}
