import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { TextField } from '../../components/form/TextField';
import { FormDialog } from '../../components/status/FormDialog';
import { isErasureName } from '../../domain/erasure';
import { erasureTexts } from '../../texts/erasure';
import { focusFault } from '../page/focusField';
import { useChange } from './useChange';

const { own: texts } = erasureTexts;

/** Erases the account once the user name was typed [MB-7]. */
export function EraseDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { status, error } = useChange('erasure');
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const fits = isErasureName(typed, { username, firstName: '', lastName: '' });
  const faults = fits ? {} : { username: texts.wrong };

  const confirm = (form: HTMLFormElement) => {
    setSubmitted(true);
    if (!focusFault(form, faults)) dispatch(myAccountActions.erasureSubmitted(typed));
  };
  return (
    <FormDialog
      title={texts.title}
      icon="warning"
      confirm={texts.confirm}
      isBusy={status === 'running'}
      error={isSubmitted && status === 'failed' ? error : null}
      onConfirm={confirm}
      onCancel={onClose}
      fields={
        <TextField
          label={texts.field(username)}
          name="username"
          autoComplete="off"
          value={typed}
          error={isSubmitted ? faults.username : undefined}
          onChange={setTyped}
        />
      }
    >
      <p>{texts.final}</p>
    </FormDialog>
  );
}
