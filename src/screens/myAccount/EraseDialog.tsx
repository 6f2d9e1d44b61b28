import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { selectHasFeature } from '../../../store/server/selectors';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { FormDialog } from '../../components/status/FormDialog';
import { exportFeature } from '../../contract/features';
import type { MyAccount } from '../../contract/myAccount';
import { isErasureName } from '../../domain/erasure';
import { erasureTexts } from '../../texts/erasure';
import { EraseFacts } from './EraseFacts';
import { useChange } from './useChange';

const { own: texts } = erasureTexts;

interface EraseDialogProps {
  account: MyAccount;
  /** How many runs and entries only this device has. */
  unsent: number;
  /** Closes the dialog to download first. */
  onDownload: () => void;
  onClose: () => void;
}

/** Erases the account once the user name was typed [MB-7]. */
export function EraseDialog({ account, unsent, onDownload, onClose }: EraseDialogProps) {
  const dispatch = useAppDispatch();
  const { status, error } = useChange('erasure');
  const canDownload = useAppSelector((state) => selectHasFeature(state, exportFeature));
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { username } = account;

  const confirm = () => {
    setSubmitted(true);
    dispatch(myAccountActions.erasureSubmitted(typed));
  };
  return (
    <FormDialog
      title={texts.title}
      icon="warning"
      confirm={texts.confirm}
      isFinal
      isBlocked={!isErasureName(typed, { username, firstName: '', lastName: '' })}
      isBusy={status === 'running'}
      error={isSubmitted && status === 'failed' ? error : null}
      onConfirm={confirm}
      onCancel={onClose}
      fields={
        <>
          <TextField
            label={texts.field(username)}
            name="username"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          {canDownload && (
            <Button variant="secondary" onClick={onDownload}>
              {texts.download}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.final}</p>
      <EraseFacts holds={account.holds} unsent={unsent} />
    </FormDialog>
  );
}
